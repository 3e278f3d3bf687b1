import { steps, type Step } from './cursor.ts'

/** The action of a key; `useGridInteractions` interprets it in context. */
export type KeyAction =
  | Step
  | `widen-${Step}`
  | 'toggle'
  | 'round-or-week'
  | 'whole-day'
  | 'all'
  | 'enter'
  | 'preview'
  | 'escape'
  | 'copy'
  | 'move'
  | 'put'
  | 'delete'
  | 'undo'
  | 'redo'
  | 'next-gap'
  | 'menu'

const arrows = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'home',
  End: 'end',
  PageUp: 'week-back',
  PageDown: 'week-on',
} as const satisfies Record<string, Step>

const actions: Readonly<Record<string, KeyAction>> = {
  ...arrows,
  ...Object.fromEntries(
    Object.entries(arrows).map(([key, step]) => [`Shift+${key}`, `widen-${step}` as const]),
  ),
  ' ': 'toggle',
  'Shift+ ': 'round-or-week',
  'Ctrl+ ': 'whole-day',
  'Ctrl+a': 'all',
  Enter: 'enter',
  'Ctrl+Enter': 'preview',
  Escape: 'escape',
  h: 'next-gap',
  F2: 'enter',
  Delete: 'delete',
  Backspace: 'delete',
  'Ctrl+c': 'copy',
  'Ctrl+x': 'move',
  'Ctrl+v': 'put',
  'Ctrl+z': 'undo',
  'Ctrl+y': 'redo',
  'Ctrl+Shift+z': 'redo',
  ContextMenu: 'menu',
  'Shift+F10': 'menu',
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

const isLetter = (key: string) => key.length === 1 && key.toLowerCase() !== key.toUpperCase()

/** The action of a key press; none with Alt or Option, which type characters or go back. */
export function actionOf(pressed: Pressed): KeyAction | undefined {
  const { key, shiftKey, altKey } = pressed
  if (altKey) return undefined
  const hasCtrl = pressed.ctrlKey || pressed.metaKey
  const name = isLetter(key) ? key.toLowerCase() : key
  return actions[`${hasCtrl ? 'Ctrl+' : ''}${shiftKey ? 'Shift+' : ''}${name}`]
}

const stepNames: ReadonlySet<string> = new Set(steps)

export const isStep = (action: KeyAction): action is Step => stepNames.has(action)

/** The step by which an action extends the selection. */
export const widenedStep = (action: KeyAction): Step | undefined =>
  steps.find((step) => action === `widen-${step}`)
