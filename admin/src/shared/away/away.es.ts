import { pluralIn } from '../i18n/plural.ts'
import type { AwayWords } from './away.en.ts'

const plural = pluralIn('es')

const es: AwayWords = {
  cause: {
    'whole-gym': 'La red o la electricidad de la sucursal.',
    'one-by-one': 'Se apagaron una por una.',
    'one-box': 'Solo este dispositivo.',
    some: 'Varios dispositivos.',
    'never-linked': 'Nunca vinculadas.',
    frozen: 'Video congelado.',
    'not-drawn': 'Error de visualización.',
    'no-space': 'Disco lleno.',
    'no-boot': 'No puede iniciar sin conexión.',
    'old-version': 'Versión desactualizada.',
  },
  together: (screens, within) =>
    within === null
      ? plural(screens, {
          one: 'Su pantalla perdió la conexión.',
          other: 'Las # pantallas perdieron la conexión en el mismo segundo.',
        })
      : plural(screens, {
          one: 'Su pantalla perdió la conexión.',
          other: `Las # pantallas perdieron la conexión en ${within}.`,
        }),
  apart: (screens, within) =>
    plural(screens, {
      one: 'Su pantalla perdió la conexión.',
      other: `Las # pantallas perdieron la conexión en ${within}.`,
    }),
  othersAnswer: (others) =>
    plural(others, {
      one: 'La otra pantalla está en línea.',
      other: 'Las otras # pantallas están en línea.',
    }),
  noOthers: 'La sucursal no tiene otras pantallas.',
  noDisplay: (screens) =>
    plural(screens, {
      one: 'Su pantalla nunca se ha vinculado.',
      other: 'Ninguna de sus # pantallas se ha vinculado nunca.',
    }),
  reports: (screens) =>
    plural(screens, {
      one: 'La pantalla está en línea y lo informó.',
      other: '# pantallas están en línea y lo informaron.',
    }),
  seconds: (count) => plural(count, { one: '# segundo', other: '# segundos' }),
  minutes: (count) => plural(count, { one: '# minuto', other: '# minutos' }),
  forMinutes: (minutes) => `${minutes} min`,
  forHours: (hours, minutes) => `${hours} h y ${minutes} min`,
  forDays: (days) => plural(days, { one: '# día', other: '# días' }),
  underAMinute: 'menos de un minuto',
  round: (round) => `Round ${String(round)}`,
}

export default es
