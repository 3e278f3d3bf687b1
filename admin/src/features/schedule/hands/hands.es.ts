import { pluralIn } from '../../../shared/i18n/plural.ts'
import type { HandsWords } from './hands.en.ts'

const plural = pluralIn('es')

const workouts = (count: number) =>
  plural(count, { one: '# entrenamiento', other: '# entrenamientos' })

const es: HandsWords = {
  command: {
    edit: 'Editar',
    rename: 'Cambiar el nombre',
    'sub-header': 'Encabezado',
    copy: 'Copiar',
    'copy-to': 'Copiar a…',
    move: 'Mover',
    'move-to': 'Mover a…',
    later: 'Un día después',
    earlier: 'Un día antes',
    duplicate: 'Duplicar',
    publish: 'Publicar',
    unpublish: 'Volver a borrador',
    languages: 'Idiomas',
    delete: 'Eliminar',
  },
  bar: 'Entrenamientos elegidos',
  more: 'Más acciones',
  workouts,
  in: (days) => `en ${days}`,
  tooMany: (max) => `Como máximo ${String(max)} a la vez`,
  drop: 'Quitar la selección',
  held: (count, action) => `${workouts(count)} para ${action === 'copy' ? 'copiar' : 'mover'}`,
  chooseDay: 'Elija adónde va el primer día.',
  putHere: 'Poner aquí',
  dropHeld: 'Descartar lo copiado',
  planTitle: (action, count) => {
    const what = workouts(count)
    switch (action) {
      case 'copy':
        return `Copiar ${what}`
      case 'move':
        return `Mover ${what}`
      case 'delete':
        return `Eliminar ${what}`
      case 'publish':
        return `Publicar ${what}`
      case 'unpublish':
        return `Volver a borrador: ${what}`
      case 'name':
      case 'sub-header':
      case 'days':
        return `Cambiar ${what}`
    }
  },
  from: 'De',
  toDay: 'Primer día',
  toRound: 'Round',
  roundNumber: (round) => `Round ${String(round)}`,
  until: 'Repetir hasta',
  untilHint: 'Vacío: una vez',
  newName: 'Nombre',
  newSubHeader: 'Encabezado',
  takenQuestion: 'Donde un día ya tiene un entrenamiento',
  taken: { keep: 'Conservarlo', replace: 'Reemplazarlo', 'on-top': 'Poner encima' },
  asQuestion: 'Las copias son',
  as: { 'as-is': 'Como aquí', drafts: 'Borradores', published: 'Publicadas' },
  map: 'Qué pasa en cada día',
  mark: {
    done: (action) => {
      switch (action) {
        case 'copy':
          return 'creado'
        case 'move':
          return 'movido aquí'
        case 'delete':
          return 'eliminado'
        case 'publish':
          return 'publicado'
        case 'unpublish':
          return 'otra vez borrador'
        case 'name':
        case 'sub-header':
        case 'days':
          return 'cambiado'
      }
    },
    replaced: 'reemplaza a uno',
    'left-out': 'no incluido',
    hole: 'sin entrenamiento',
  },
  week: (day) => `Semana del ${day}`,
  done: (action, count) => {
    switch (action) {
      case 'copy':
        return plural(count, { one: 'Se crea #', other: 'Se crean #' })
      case 'move':
        return plural(count, { one: 'Se mueve #', other: 'Se mueven #' })
      case 'delete':
        return plural(count, { one: 'Se elimina #', other: 'Se eliminan #' })
      case 'publish':
        return plural(count, { one: 'Se publica #', other: 'Se publican #' })
      case 'unpublish':
        return plural(count, { one: '# pasa a borrador', other: '# pasan a borrador' })
      case 'name':
      case 'sub-header':
      case 'days':
        return plural(count, { one: 'Se cambia #', other: 'Se cambian #' })
    }
  },
  replaced: (count) =>
    plural(count, { one: '# que está ahí cede su lugar', other: '# que están ahí ceden su lugar' }),
  leftOut: (count) => plural(count, { one: '# no se incluye', other: '# no se incluyen' }),
  holes: (count) =>
    plural(count, {
      one: '# día queda sin entrenamiento',
      other: '# días quedan sin entrenamiento',
    }),
  draftDays: (count) =>
    plural(count, {
      one: '# día tiene solo un borrador, que las pantallas no muestran.',
      other: '# días tienen solo un borrador, que las pantallas no muestran.',
    }),
  isEmpty: 'las pantallas no tienen nada que mostrar',
  reason: {
    taken: 'el día tiene un entrenamiento, que se queda',
    'no-such-round': 'no existe ese round',
    'no-days': 'terminaría antes de empezar',
    'no-steps': 'aún no tiene pasos, y las pantallas no podrían mostrarlo',
    unchanged: 'ya es así',
    gone: 'ya no está',
    changed: 'alguien lo ha cambiado desde entonces',
  },
  showAll: 'Mostrar todo',
  showFewer: 'Mostrar menos',
  andMore: (count) => `${String(count)} más`,
  onWalls: (gyms) =>
    plural(gyms, {
      one: 'Esto está ahora en las pantallas de # local.',
      other: 'Esto está ahora en las pantallas de # locales.',
    }),
  allOrNothing: 'Todo o nada, una sola entrada en el registro.',
  takesBack: 'lo deshace.',
  nothingToDo: 'Nada que hacer',
  planning: 'Viendo qué haría…',
  act: (action, count, replaced, drafts) => {
    const also = replaced === 0 ? '' : `, reemplazar ${String(replaced)}`
    switch (action) {
      case 'copy':
        return drafts
          ? plural(count, { one: 'Crear # borrador', other: 'Crear # borradores' }) + also
          : plural(count, { one: 'Crear # entrenamiento', other: 'Crear # entrenamientos' }) + also
      case 'move':
        return `Mover ${String(count)}${also}`
      case 'delete':
        return `Eliminar ${String(count)}`
      case 'publish':
        return `Publicar ${String(count)}`
      case 'unpublish':
        return plural(count, { one: 'Pasar a borrador', other: 'Pasar # a borrador' })
      case 'name':
      case 'sub-header':
      case 'days':
        return `Cambiar ${String(count)}`
    }
  },
  was: (action, count, drafts) => {
    switch (action) {
      case 'copy':
        return drafts
          ? plural(count, { one: '# borrador creado', other: '# borradores creados' })
          : plural(count, { one: '# entrenamiento creado', other: '# entrenamientos creados' })
      case 'move':
        return plural(count, { one: '# entrenamiento movido', other: '# entrenamientos movidos' })
      case 'delete':
        return plural(count, {
          one: '# entrenamiento eliminado',
          other: '# entrenamientos eliminados',
        })
      case 'publish':
        return plural(count, {
          one: '# entrenamiento publicado',
          other: '# entrenamientos publicados',
        })
      case 'unpublish':
        return plural(count, {
          one: '# entrenamiento es borrador',
          other: '# entrenamientos son borradores',
        })
      case 'name':
      case 'sub-header':
      case 'days':
        return plural(count, {
          one: '# entrenamiento cambiado',
          other: '# entrenamientos cambiados',
        })
    }
  },
  wasReplaced: (count) => plural(count, { one: '# reemplazado', other: '# reemplazados' }),
  holesRemain: (count) =>
    plural(count, { one: 'Queda # hueco ahí.', other: 'Quedan # huecos ahí.' }),
  nothingDone: 'No se cambió nada.',
  undone: (said) => `Deshecho: ${said}`,
  redone: (said) => `Hecho de nuevo: ${said}`,
  leftAlone: (count) =>
    plural(count, {
      one: '# quedó como está: alguien lo ha cambiado desde entonces.',
      other: '# quedaron como están: alguien los ha cambiado desde entonces.',
    }),
  redo: 'Rehacer',
  nothingToUndo: 'No hay nada que deshacer',
  nothingToRedo: 'No hay nada que rehacer',
  copied: (count) => `${workouts(count)} para copiar. Vaya a un día y póngalos ahí.`,
  cut: (count) => `${workouts(count)} para mover. Vaya a un día y póngalos ahí.`,
  nothingHeld: 'No hay nada copiado',
  noWorkout: 'Aquí no hay ningún entrenamiento',
  noHole: 'No hay más huecos en lo que se muestra',
  carrying: (what, copies, place) =>
    `${copies ? 'Copiando' : 'Moviendo'} ${what}: ${place}. Flechas, luego Intro; Escape lo suelta.`,
  carryDropped: 'Devuelto a su lugar',
  stretching: (days) => `${days}. Izquierda y derecha, luego Intro; Escape lo deja.`,
  place: (round, day) => `Round ${String(round)}, ${day}`,
  selectionIs: (count) =>
    plural(count, { one: '# entrenamiento elegido', other: '# entrenamientos elegidos' }),
  copyHere: 'Copiar',
  moveHere: 'Mover',
  goToDay: 'Ir a un día',
  goToDayHint: 'Por ejemplo «25 nov» o 2026-11-25',
  noSuchDay: 'Eso no es un día.',
  go: 'Ir',
  keys: {
    title: 'Teclas de la programación',
    groups: {
      about: 'Moverse',
      choosing: 'Elegir',
      one: 'Un entrenamiento',
      many: 'Uno o varios',
    },
    dayRound: 'Día, round',
    week: 'Una semana atrás, adelante',
    ends: 'Primer, último día de la semana',
    today: 'Hoy',
    hole: 'Hueco siguiente, anterior',
    goTo: 'Ir a un día: «25 nov»',
    zoom: 'Semana, quincena, mes',
    fold: 'Plegar el menú',
    widen: 'Ampliar la selección',
    toggle: 'Añadir o quitar este',
    roundWeek: 'Su round; otra vez: su semana',
    wholeDay: 'Su día, nueve rounds',
    all: 'Todo lo que se muestra',
    none: 'Nada; otra vez: cerrar el panel',
    edit: 'Abrir y editar',
    rename: 'Cambiar el nombre aquí',
    subHeader: 'Cambiar el encabezado aquí',
    add: 'Nuevo aquí',
    duplicate: 'Duplicar al día siguiente',
    stretch: 'Cambiar su último día',
    wall: 'Su pantalla',
    languages: 'Sus idiomas',
    copyMovePut: 'Copiar, mover, poner aquí',
    publish: 'Publicar; volver a borrador',
    laterEarlier: 'Un día después, antes',
    delete: 'Eliminar, con la lista antes',
    carry: 'Llevar; una copia',
    undoRedo: 'Deshacer, rehacer',
    menu: 'Todas las acciones',
    thenArrows: 'luego flechas',
    letters: 'Las teclas de un solo carácter actúan en la programación',
    lettersHint: 'Si no, siguen actuando las teclas con Ctrl, las de función y las flechas.',
    keyNames: {
      Ctrl: 'Ctrl',
      Shift: 'Mayús',
      Space: 'Espacio',
      Enter: 'Intro',
      Esc: 'Esc',
      Del: 'Supr',
      Home: 'Inicio',
      End: 'Fin',
      'Page Up': 'Re Pág',
      'Page Down': 'Av Pág',
    },
  },
}

export default es
