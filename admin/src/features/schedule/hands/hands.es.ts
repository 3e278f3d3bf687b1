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
    unpublish: 'Anular publicación',
    languages: 'Idiomas',
    delete: 'Eliminar',
  },
  bar: 'Entrenamientos seleccionados',
  more: 'Más acciones',
  workouts,
  in: (days) => `en ${days}`,
  tooMany: (max) => `Seleccione ${String(max)} o menos`,
  drop: 'Quitar la selección',
  held: (count, action) => `${workouts(count)} para ${action === 'copy' ? 'copiar' : 'mover'}`,
  chooseDay: 'Elija el día de inicio.',
  putHere: 'Pegar aquí',
  dropHeld: 'Cancelar',
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
        return `Anular la publicación de ${what}`
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
  untilHint: 'Déjelo vacío para no repetir',
  newName: 'Nombre',
  newSubHeader: 'Encabezado',
  takenQuestion: 'Si un día ya tiene un entrenamiento',
  taken: { keep: 'Conservarlo', replace: 'Reemplazarlo', 'on-top': 'Superponerlo' },
  asQuestion: 'Guardar las copias como',
  as: { 'as-is': 'Igual que el original', drafts: 'Borradores', published: 'Publicadas' },
  map: 'Vista previa por día',
  mark: {
    done: (action) => {
      switch (action) {
        case 'copy':
          return 'copiado'
        case 'move':
          return 'movido aquí'
        case 'delete':
          return 'eliminado'
        case 'publish':
          return 'publicado'
        case 'unpublish':
          return 'ya no publicado'
        case 'name':
        case 'sub-header':
        case 'days':
          return 'cambiado'
      }
    },
    replaced: 'reemplazado',
    'left-out': 'omitido',
    hole: 'hueco',
  },
  week: (day) => `Semana del ${day}`,
  done: (action, count) => {
    switch (action) {
      case 'copy':
        return plural(count, { one: 'Se creará #', other: 'Se crearán #' })
      case 'move':
        return plural(count, { one: 'Se moverá #', other: 'Se moverán #' })
      case 'delete':
        return plural(count, { one: 'Se eliminará #', other: 'Se eliminarán #' })
      case 'publish':
        return plural(count, { one: 'Se publicará #', other: 'Se publicarán #' })
      case 'unpublish':
        return plural(count, { one: '# dejará de publicarse', other: '# dejarán de publicarse' })
      case 'name':
      case 'sub-header':
      case 'days':
        return plural(count, { one: 'Se cambiará #', other: 'Se cambiarán #' })
    }
  },
  replaced: (count) => plural(count, { one: 'Se reemplazará #', other: 'Se reemplazarán #' }),
  leftOut: (count) => plural(count, { one: 'Se omitirá #', other: 'Se omitirán #' }),
  holes: (count) =>
    plural(count, {
      one: '# día quedará sin entrenamiento',
      other: '# días quedarán sin entrenamiento',
    }),
  draftDays: (count) =>
    plural(count, {
      one: '# día tiene solo un borrador. Las pantallas no muestran borradores.',
      other: '# días tienen solo borradores. Las pantallas no muestran borradores.',
    }),
  isEmpty: 'ningún entrenamiento que mostrar',
  reason: {
    taken: 'el día ya tiene un entrenamiento',
    'no-such-round': 'ese round no existe',
    'no-days': 'terminaría antes de empezar',
    'no-steps': 'aún no tiene pasos',
    unchanged: 'no hay nada que cambiar',
    gone: 'se eliminó',
    changed: 'otra persona lo cambió',
  },
  showAll: 'Mostrar todo',
  showFewer: 'Mostrar menos',
  andMore: (count) => `${String(count)} más`,
  onWalls: (gyms) =>
    plural(gyms, {
      one: 'Se muestra ahora en las pantallas de # sucursal.',
      other: 'Se muestra ahora en las pantallas de # sucursales.',
    }),
  allOrNothing: 'Todos los cambios se aplican juntos.',
  takesBack: 'los deshace.',
  nothingToDo: 'No cambiará nada',
  planning: 'Preparando la vista previa…',
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
        return `Anular la publicación de ${String(count)}`
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
          one: '# entrenamiento ya no está publicado',
          other: '# entrenamientos ya no están publicados',
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
  holesRemain: (count) => plural(count, { one: 'Queda # hueco.', other: 'Quedan # huecos.' }),
  nothingDone: 'No se cambió nada.',
  undone: (said) => `Deshecho: ${said}`,
  redone: (said) => `Rehecho: ${said}`,
  leftAlone: (count) =>
    plural(count, {
      one: '# omitido: otra persona lo cambió después.',
      other: '# omitidos: otra persona los cambió después.',
    }),
  redo: 'Rehacer',
  nothingToUndo: 'No hay nada que deshacer',
  nothingToRedo: 'No hay nada que rehacer',
  copied: (count) => `${workouts(count)} para copiar. Vaya a un día y pegue.`,
  cut: (count) => `${workouts(count)} para mover. Vaya a un día y pegue.`,
  nothingHeld: 'No hay nada que pegar',
  noWorkout: 'Aquí no hay ningún entrenamiento',
  noHole: 'No hay más huecos en estas semanas',
  carrying: (what, copies, place) =>
    `${copies ? 'Copiando' : 'Moviendo'} ${what}: ${place}. Use las flechas, Enter para soltar, Escape para cancelar.`,
  carryDropped: 'Cancelado',
  stretching: (days) =>
    `${days}. Use izquierda y derecha, Enter para guardar, Escape para cancelar.`,
  place: (round, day) => `Round ${String(round)}, ${day}`,
  selectionIs: (count) =>
    plural(count, { one: '# entrenamiento seleccionado', other: '# entrenamientos seleccionados' }),
  copyHere: 'Copiar',
  moveHere: 'Mover',
  goToDay: 'Ir a un día',
  goToDayHint: 'Por ejemplo «25 nov» o 2026-11-25',
  noSuchDay: 'Esa fecha no es válida.',
  go: 'Ir',
  keys: {
    title: 'Atajos de teclado',
    groups: {
      about: 'Navegación',
      choosing: 'Selección',
      one: 'Un entrenamiento',
      many: 'Uno o varios entrenamientos',
    },
    dayRound: 'Pasar de un día o round a otro',
    week: 'Semana anterior o siguiente',
    ends: 'Primer o último día de la semana',
    today: 'Hoy',
    hole: 'Hueco siguiente o anterior',
    goTo: 'Ir a un día: «25 nov»',
    zoom: 'Semana, 2 semanas, mes',
    fold: 'Contraer el menú',
    widen: 'Ampliar la selección',
    toggle: 'Agregar o quitar este',
    roundWeek: 'Su round; otra vez para su semana',
    wholeDay: 'Su día, todos los rounds',
    all: 'Todo lo que se muestra',
    none: 'Quitar; otra vez para cerrar el panel',
    edit: 'Abrir para editar',
    rename: 'Cambiar el nombre aquí',
    subHeader: 'Cambiar el encabezado aquí',
    add: 'Agregar entrenamiento aquí',
    duplicate: 'Duplicar al día siguiente',
    stretch: 'Cambiar el último día',
    wall: 'Vista previa de la pantalla',
    languages: 'Idiomas',
    copyMovePut: 'Copiar, cortar, pegar aquí',
    publish: 'Publicar o anular publicación',
    laterEarlier: 'Un día después o antes',
    delete: 'Eliminar tras una vista previa',
    carry: 'Mover o copiar con las flechas',
    undoRedo: 'Deshacer o rehacer',
    menu: 'Todas las acciones',
    thenArrows: 'luego flechas',
    letters: 'Atajos de una sola tecla',
    lettersHint:
      'Al desactivarlos, siguen funcionando los atajos con Ctrl, las teclas de función y las flechas.',
    keyNames: {
      Ctrl: 'Ctrl',
      Shift: 'Mayús',
      Space: 'Espacio',
      Enter: 'Enter',
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
