import { pluralIn } from '../i18n/plural.ts'
import type { AwayWords } from './away.en.ts'

const plural = pluralIn('es')

const es: AwayWords = {
  cause: {
    'whole-gym': 'La red o la corriente del gimnasio.',
    'one-by-one': 'Apagadas una tras otra.',
    'one-box': 'Solo este equipo.',
    some: 'Varios equipos.',
    'never-linked': 'Nunca vinculadas.',
    frozen: 'Vídeo parado.',
    'not-drawn': 'La pantalla no se dibuja.',
    'no-space': 'Sin espacio en su disco.',
    'no-boot': 'No puede arrancar sin red.',
    'old-version': 'Una versión anterior.',
  },
  together: (screens, within) =>
    within === null
      ? plural(screens, {
          one: 'Su pantalla se fue.',
          other: 'Las # se fueron en el mismo segundo.',
        })
      : plural(screens, { one: 'Su pantalla se fue.', other: `Las # se fueron en ${within}.` }),
  apart: (screens, within) =>
    plural(screens, { one: 'Su pantalla se fue.', other: `Las # se fueron en ${within}.` }),
  othersAnswer: (others) =>
    plural(others, { one: 'La otra responde.', other: 'Las otras # responden.' }),
  noOthers: 'El gimnasio no tiene otra.',
  noDisplay: (screens) =>
    plural(screens, {
      one: 'Su pantalla nunca tuvo un dispositivo.',
      other: 'Ninguna de sus # pantallas tuvo nunca un dispositivo.',
    }),
  reports: (screens) =>
    plural(screens, { one: 'Responde, y lo dice ella misma.', other: 'Lo dicen # pantallas.' }),
  seconds: (count) => plural(count, { one: '# segundo', other: '# segundos' }),
  minutes: (count) => plural(count, { one: '# minuto', other: '# minutos' }),
  forMinutes: (minutes) => `${minutes} min`,
  forHours: (hours, minutes) => `${hours} h y ${minutes} min`,
  forDays: (days) => plural(days, { one: '# día', other: '# días' }),
  underAMinute: 'menos de un minuto',
  round: (round) => `Round ${String(round)}`,
}

export default es
