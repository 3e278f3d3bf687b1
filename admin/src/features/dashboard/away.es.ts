import { pluralIn } from '../../shared/i18n/plural.ts'
import type { AwayRowWords } from './away.en.ts'

const plural = pluralIn('es')

const es: AwayRowWords = {
  title: 'Quién falta',
  what: 'quién falta',
  location: 'Local',
  since: 'Falta desde',
  why: 'Por qué, hasta donde se ve',
  never: 'nunca visto',
  there: (when) => `${when} allí`,
  round: (round) => `Round ${String(round)}`,
  screens: (count) => plural(count, { one: '# pantalla', other: '# pantallas' }),
  connectedOf: (what, connected, of) => `${what}, ${connected} / ${of}`,
  atClock: (clock) => `a las ${clock}`,
  onDay: (day, clock) => `el ${day} a las ${clock}`,
  toldOnly: (count, when) =>
    plural(count, {
      one: `Se avisó a la oficina central ${when}.`,
      other: `Se avisó a # de la oficina central ${when}.`,
    }),
  told: (names, others, when) =>
    others === 0
      ? `Se avisó a ${names} ${when}.`
      : `Se avisó a ${names} y a ${plural(others, { one: '# persona más', other: '# personas más' })} ${when}.`,
  often: (times, length) =>
    plural(times, {
      one: `Faltó una vez en treinta días, ${length}.`,
      other: `Faltó # veces en treinta días, ${length} en total.`,
    }),
  opens: (weekday, clock) => `El gimnasio abre el ${weekday} a las ${clock}.`,
  closedRows: 'Cerrados ahora y sin respuesta: no cuentan',
  replace: 'Sustituir el equipo',
  look: 'Mirarla',
  reload: 'Recarga completa',
  reloaded: (name) =>
    `Recarga completa enviada a ${name}. Espere 30-60 segundos a que se recarguen sus pantallas.`,
  mutedWell: (count) =>
    plural(count, {
      one: '# gimnasio que está bien está silenciado:',
      other: '# gimnasios que están bien están silenciados:',
    }),
  mutedWellUntil: (name, when) => `${name} hasta ${when}`,
  sentences: 'En tres frases',
  counted: (away, look) =>
    [
      away > 0 && plural(away, { one: 'Falta # gimnasio', other: 'Faltan # gimnasios' }),
      look > 0 &&
        plural(look, { one: 'conviene mirar # gimnasio', other: 'conviene mirar # gimnasios' }),
    ]
      .filter((part) => part !== false)
      .join(', ')
      .replace(/^./, (letter) => letter.toUpperCase()),
  noneAway: 'No falta ningún gimnasio',
  wellCount: (well) =>
    plural(well, { one: '# gimnasio está bien.', other: '# gimnasios están bien.' }),
  closedCount: (closed) =>
    plural(closed, {
      one: '# está cerrado ahora y no cuenta.',
      other: '# están cerrados ahora y no cuentan.',
    }),
  notLooked: 'El servidor acaba de arrancar y todavía no ha mirado.',
  noneLinked: 'Todavía no hay ningún dispositivo vinculado',
  noneLinkedWhy: 'Aquí se dice qué guardan las pantallas para el próximo día.',
  heldWhy: 'Podrían mostrarlo sin red.',
  notHeldWhy: 'A sus pantallas les falta algo del próximo día.',
  fillIt: 'Llenarlo',
  beforeIt: (place) => `Antes, ${place} es solo un borrador.`,
  draftThere: 'Allí espera un borrador.',
  missingIn: (language, place) => `${language}: el primer texto falta para ${place}.`,
}

export default es
