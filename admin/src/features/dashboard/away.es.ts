import { pluralIn } from '../../shared/i18n/plural.ts'
import type { AwayRowWords } from './away.en.ts'

const plural = pluralIn('es')

const es: AwayRowWords = {
  title: 'Sucursales que requieren atención',
  what: 'las sucursales que requieren atención',
  location: 'Sucursal',
  since: 'Desde',
  why: 'Causa probable',
  never: 'nunca vista',
  there: (when) => `${when}, hora local`,
  round: (round) => `Round ${String(round)}`,
  screens: (count) => plural(count, { one: '# pantalla', other: '# pantallas' }),
  connectedOf: (what, connected, of) => `${what}, ${connected} / ${of}`,
  atClock: (clock) => `a las ${clock}`,
  onDay: (day, clock) => `el ${day} a las ${clock}`,
  toldOnly: (count, when) =>
    plural(count, {
      one: `Se notificó a # persona de la oficina central ${when}.`,
      other: `Se notificó a # personas de la oficina central ${when}.`,
    }),
  told: (names, others, when) =>
    others === 0
      ? `Se notificó a ${names} ${when}.`
      : `Se notificó a ${names} y a ${plural(others, { one: '# persona más', other: '# personas más' })} ${when}.`,
  often: (times, length) =>
    plural(times, {
      one: `Sin conexión una vez en los últimos 30 días, durante ${length}.`,
      other: `Sin conexión # veces en los últimos 30 días, ${length} en total.`,
    }),
  opens: (weekday, clock) => `Abre el ${weekday} a las ${clock}.`,
  closedRows: 'Cerradas ahora y sin conexión (no se cuentan arriba)',
  replace: 'Reemplazar dispositivo',
  look: 'Ver pantalla',
  reload: 'Recarga completa',
  reloaded: (name) =>
    `Recarga completa enviada a ${name}. Espere 30-60 segundos a que se recarguen sus pantallas.`,
  mutedWell: (count) =>
    plural(count, {
      one: '# sucursal silenciada no tiene problemas:',
      other: '# sucursales silenciadas no tienen problemas:',
    }),
  mutedWellUntil: (name, when) => `${name} hasta ${when}`,
  sentences: 'Resumen',
  counted: (away, look) =>
    [
      away > 0 &&
        plural(away, {
          one: '# sucursal está sin conexión',
          other: '# sucursales están sin conexión',
        }),
      look > 0 &&
        plural(look, {
          one: '# sucursal requiere atención',
          other: '# sucursales requieren atención',
        }),
    ]
      .filter((part) => part !== false)
      .join(', '),
  noneAway: 'Ninguna sucursal está sin conexión',
  wellCount: (well) =>
    plural(well, { one: '# sucursal sin problemas.', other: '# sucursales sin problemas.' }),
  closedCount: (closed) =>
    plural(closed, {
      one: '# está cerrada ahora y no se cuenta.',
      other: '# están cerradas ahora y no se cuentan.',
    }),
  notLooked: 'El servidor acaba de iniciar y todavía no ha revisado las pantallas.',
  noneLinked: 'Aún no hay pantallas vinculadas',
  noneLinkedWhy: 'Vincule una pantalla para ver qué puede mostrar sin conexión.',
  heldWhy: 'Las pantallas pueden mostrarlo sin red.',
  notHeldWhy: 'Parte del contenido del próximo día no está guardada en sus pantallas.',
  fillIt: 'Llenar hueco',
  beforeIt: (place) => `Borrador sin publicar antes de eso: ${place}.`,
  draftThere: 'Tiene un borrador.',
  missingIn: (language, place) => `Primera traducción faltante (${language}): ${place}.`,
}

export default es
