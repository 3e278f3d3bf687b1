import { pluralIn } from '../../shared/i18n/plural.ts'
import type { BuildWords } from './builds.en.ts'

const plural = pluralIn('es')
const screens = (count: number) => plural(count, { one: '# pantalla', other: '# pantallas' })

const es: BuildWords = {
  title: 'Software de pantallas',
  what: 'el software de las pantallas',
  description:
    'Qué compilación se ejecuta en qué pantallas. El servidor trae las nuevas; salen por anillos y se retiran si causan daño.',
  byItself: (minutes) =>
    `Una compilación nueva llega por sí sola a una décima parte de las pantallas y, tras ${minutes} minutos sin daños, a todas.`,
  byHand: 'Una compilación nueva espera aquí hasta que alguien la distribuya.',
  builds: 'Compilaciones',
  none: 'Aún no hay compilaciones',
  noneWhy:
    'La aplicación de pantalla no estaba compilada cuando arrancó este servidor. Las pantallas toman lo que tenga el servidor al cargarse.',
  build: 'Compilación',
  found: 'Encontrada',
  runs: 'Pantallas que la ejecutan',
  didNotComeUp: 'No arrancó en',
  standing: 'Situación',
  forAll: 'Para todas las pantallas',
  beingLetOut: 'Distribuyéndose',
  stopped: 'Retirada por daños',
  waits: 'Sin distribuir',
  earlier: 'Anterior',
  servers: 'de este servidor',
  runsOf: (running, all) => `${running} de ${all}`,
  unknown: (count) =>
    plural(count, {
      one: '# pantalla vinculada no dice qué ejecuta: no se ha sabido de ella desde entonces, o es anterior a las compilaciones.',
      other:
        '# pantallas vinculadas no dicen qué ejecutan: no se ha sabido de ellas desde entonces, o son anteriores a las compilaciones.',
    }),
  letOut: 'Distribuir…',
  letOutOf: (build) => `Distribuir ${build}…`,
  letOutTitle: 'Distribuir una compilación',
  letOutNow: 'Distribuir',
  toWhom: '¿A quién?',
  rings: {
    screen: 'Una pantalla',
    location: 'Un gimnasio',
    tenth: 'Una décima parte de las pantallas',
    all: 'Todas las pantallas',
  },
  ringHints: {
    screen: 'Para verla usted mismo. Se queda ahí hasta que diga más.',
    location: 'Un lugar donde alguien mira. Se queda ahí hasta que diga más.',
    tenth:
      'Repartida entre todos los gimnasios: ninguno recibe una segunda antes de que todos tengan una.',
    all: 'Durante los próximos minutos. Se vigila igualmente.',
  },
  gym: 'Gimnasio',
  gymHint: 'Escriba una parte de su nombre.',
  noGym: 'Ningún gimnasio tiene esto en su nombre.',
  screen: 'Pantalla',
  chooseGym: 'Elija un gimnasio.',
  chooseScreen: 'Elija una pantalla.',
  goesTo: (count) =>
    count === 0
      ? 'Ninguna pantalla de ahí tiene un dispositivo.'
      : `${screens(count)} la ${count === 1 ? 'toma' : 'toman'}, cada una entre rounds.`,
  letOutDone: (build) => `La compilación ${build} está en camino.`,
  now: 'En distribución',
  last: 'Última distribución',
  states: {
    running: 'Saliendo',
    halted: 'Detenida',
    'taken-back': 'Retirada',
    stopped: 'Parada por sí sola',
    done: 'Terminada: para todas las pantallas',
    replaced: 'Seguida por una compilación más nueva',
  },
  to: 'A',
  screenIn: (screen, gym) => `${screen}, ${gym}`,
  goneScreen: 'Una pantalla que ya no existe',
  goneGym: 'Un gimnasio que ya no existe',
  by: 'Por',
  theServer: 'el servidor',
  since: 'Desde',
  until: 'Hasta',
  runIt: 'La ejecutan',
  runItOf: (running, members) => `${running} de ${members} pantallas`,
  troubles: {
    refused: 'No arrancó',
    silent: 'Dejó de responder',
    blank: 'No muestra imagen en movimiento',
    'not-drawn': 'No pudo dibujar su pantalla',
  },
  trouble: 'Problemas',
  noTrouble: 'ninguno',
  troubleOf: (count, limit) => `${count}; a partir de ${limit} se retira`,
  goesOn: 'Continúa',
  toAllAt: (time) => `a todas las pantallas desde las ${time}`,
  doneAt: (time) => `se da por buena desde las ${time}`,
  whenTold: 'cuando usted lo diga',
  outage:
    'La mayoría de los gimnasios no responde, tampoco los que no tienen esta compilación. Entretanto no se le achaca nada.',
  lookedAt: (time) => `Comprobado a las ${time}`,
  notLooked: 'Las pantallas están a punto de comprobarse.',
  alarm: (build, time) => `La compilación ${build} se retiró por sí sola, ${time}.`,
  alarmWhy: (troubled, running) =>
    `${screens(troubled)} con ella ${troubled === 1 ? 'tenía' : 'tenían'} problemas; la ${running === 1 ? 'ejecutaba' : 'ejecutaban'} ${screens(running)}. Todas vuelven a la compilación anterior entre rounds.`,
  troubled: 'Pantallas con problemas',
  firstOf: (shown, all) => `Las primeras ${shown} de ${all}.`,
  widenTo: { tenth: 'A una décima parte', all: 'A todas' },
  halt: 'Detener',
  goOn: 'Continuar',
  takeBack: 'Retirar',
  sureWiden: (build, count) => `¿Distribuir la compilación ${build} a ${screens(count)}?`,
  sureWidenWhy: 'Cada una la toma entre rounds, sin pantalla en negro. Entretanto se vigila.',
  sureHalt: (build) => `¿Detener la compilación ${build}?`,
  sureHaltWhy: (running) =>
    running === 1
      ? 'La pantalla que la tiene la conserva, y ninguna otra la recibe hasta que la deje continuar.'
      : `Las ${screens(running)} que la tienen la conservan, y ninguna otra la recibe hasta que la deje continuar.`,
  sureTakeBack: (build, running) => `¿Retirar la compilación ${build} de ${screens(running)}?`,
  sureTakeBackWhy: (previous) =>
    `Vuelven a la compilación ${previous} entre rounds, sin pantalla en negro.`,
  widened: 'Sale a más pantallas.',
  halted: 'Detenida.',
  goesOnNow: 'Continúa.',
  takenBack: 'Retirada.',
}
export default es
