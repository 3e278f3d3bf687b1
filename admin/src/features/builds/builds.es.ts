import { pluralIn } from '../../shared/i18n/plural.ts'
import type { BuildWords } from './builds.en.ts'

const plural = pluralIn('es')
const screens = (count: number) => plural(count, { one: '# pantalla', other: '# pantallas' })

const es: BuildWords = {
  title: 'Software de pantallas',
  what: 'el software de las pantallas',
  description:
    'Vea qué compilación ejecuta cada pantalla. Las nuevas se despliegan por etapas y se revierten si causan problemas.',
  byItself: (minutes) =>
    `Las compilaciones nuevas se despliegan automáticamente al 10 % de las pantallas y, tras ${minutes} minutos sin problemas, a todas.`,
  byHand: 'Las compilaciones nuevas esperan aquí hasta que alguien las despliegue.',
  builds: 'Compilaciones',
  none: 'Aún no hay compilaciones',
  noneWhy:
    'La aplicación de pantallas no estaba compilada cuando inició este servidor. Compílela y reinicie el servidor.',
  build: 'Compilación',
  found: 'Agregada',
  runs: 'Pantallas que la ejecutan',
  didNotComeUp: 'No inició en',
  standing: 'Estado',
  forAll: 'En todas las pantallas',
  beingLetOut: 'En despliegue',
  stopped: 'Revertida automáticamente',
  waits: 'Sin desplegar',
  earlier: 'Anterior',
  servers: 'de este servidor',
  runsOf: (running, all) => `${running} de ${all}`,
  unknown: (count) =>
    plural(count, {
      one: '# pantalla vinculada no ha informado su compilación. No se ha conectado desde entonces o su software es demasiado antiguo.',
      other:
        '# pantallas vinculadas no han informado su compilación. No se han conectado desde entonces o su software es demasiado antiguo.',
    }),
  letOut: 'Desplegar…',
  letOutOf: (build) => `Desplegar ${build}…`,
  letOutTitle: 'Desplegar una compilación',
  letOutNow: 'Desplegar',
  toWhom: 'Desplegar en',
  rings: {
    screen: 'Una pantalla',
    location: 'Una sucursal',
    tenth: '10 % de las pantallas',
    all: 'Todas las pantallas',
  },
  ringHints: {
    screen: 'Para revisarla usted mismo. Se queda ahí hasta que amplíe el despliegue.',
    location: 'Donde alguien pueda observarla. Se queda ahí hasta que amplíe el despliegue.',
    tenth: 'Repartido entre sucursales: una pantalla en cada una antes de pasar a la segunda.',
    all: 'En los próximos minutos. Se sigue supervisando.',
  },
  gym: 'Sucursal',
  gymHint: 'Escriba parte de su nombre.',
  noGym: 'Ninguna sucursal coincide.',
  screen: 'Pantalla',
  chooseGym: 'Elija una sucursal.',
  chooseScreen: 'Elija una pantalla.',
  goesTo: (count) =>
    count === 0
      ? 'Ahí no hay pantallas vinculadas.'
      : `Se ${count === 1 ? 'actualizará' : 'actualizarán'} ${screens(count)}, cada una entre rounds.`,
  letOutDone: (build) => `Se está desplegando la compilación ${build}.`,
  now: 'Despliegue actual',
  last: 'Último despliegue',
  states: {
    running: 'En curso',
    halted: 'En pausa',
    'taken-back': 'Revertido',
    stopped: 'Revertido automáticamente',
    done: 'Terminado: en todas las pantallas',
    replaced: 'Reemplazado por una compilación más nueva',
  },
  to: 'A',
  screenIn: (screen, gym) => `${screen}, ${gym}`,
  goneScreen: 'Pantalla eliminada',
  goneGym: 'Sucursal eliminada',
  by: 'Por',
  theServer: 'el servidor',
  since: 'Desde',
  until: 'Hasta',
  runIt: 'Con esta compilación',
  runItOf: (running, members) => `${running} de ${members} pantallas`,
  troubles: {
    refused: 'No inició',
    silent: 'Perdió la conexión',
    blank: 'El video no avanza',
    'not-drawn': 'Error de visualización',
  },
  trouble: 'Problemas',
  noTrouble: 'Ninguno',
  troubleOf: (count, limit) => `${count} (se revierte al llegar a ${limit})`,
  goesOn: 'Próximo paso',
  toAllAt: (time) => `Todas las pantallas, desde las ${time}`,
  doneAt: (time) => `Se dará por terminado a las ${time}`,
  whenTold: 'Cuando usted lo continúe',
  outage:
    'La mayoría de las sucursales está sin conexión, incluso las que no tienen esta compilación. No se le atribuye.',
  lookedAt: (time) => `Comprobado a las ${time}`,
  notLooked: 'La primera revisión está por comenzar.',
  alarm: (build, time) => `La compilación ${build} se revirtió automáticamente, ${time}.`,
  alarmWhy: (troubled, running) =>
    `${screens(troubled)} ${troubled === 1 ? 'tuvo' : 'tuvieron'} problemas; ${screens(running)} la ${running === 1 ? 'ejecutaba' : 'ejecutaban'}. Todas vuelven a la anterior entre rounds.`,
  troubled: 'Pantallas con problemas',
  firstOf: (shown, all) => `Se muestran ${shown} de ${all}.`,
  widenTo: { tenth: 'Desplegar al 10 %', all: 'Desplegar a todas' },
  halt: 'Pausar',
  goOn: 'Reanudar',
  takeBack: 'Revertir',
  sureWiden: (build, count) => `¿Desplegar la compilación ${build} en ${screens(count)}?`,
  sureWidenWhy:
    'Cada pantalla se actualiza entre rounds sin quedar en negro. El despliegue se supervisa.',
  sureHalt: (build) => `¿Pausar el despliegue de la compilación ${build}?`,
  sureHaltWhy: (running) =>
    running === 1
      ? 'La pantalla que la tiene la conserva. Ninguna otra la recibe hasta que reanude.'
      : `Las ${screens(running)} que la tienen la conservan. Ninguna otra la recibe hasta que reanude.`,
  sureTakeBack: (build, running) => `¿Revertir la compilación ${build} en ${screens(running)}?`,
  sureTakeBackWhy: (previous) =>
    `Vuelven a la compilación ${previous} entre rounds sin quedar en negro.`,
  widened: 'Desplegando en más pantallas.',
  halted: 'Despliegue en pausa.',
  goesOnNow: 'Despliegue reanudado.',
  takenBack: 'Revirtiendo.',
}
export default es
