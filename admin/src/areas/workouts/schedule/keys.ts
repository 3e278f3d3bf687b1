import { steps, type Step } from './cursor.ts'

/** What a key asks for; the grid's hands decide what it means just now. */
export type KeyAction =
  | Step
  | `widen-${Step}`
  | 'today'
  | 'go-to-day'
  | 'next-hole'
  | 'hole-before'
  | 'zoom-week'
  | 'zoom-fortnight'
  | 'zoom-month'
  | 'fold'
  | 'keys'
  | 'toggle'
  | 'round-or-week'
  | 'whole-day'
  | 'all'
  | 'enter'
  | 'escape'
  | 'rename'
  | 'sub-header'
  | 'add'
  | 'duplicate'
  | 'wall'
  | 'languages'
  | 'stretch'
  | 'carry'
  | 'carry-copy'
  | 'copy'
  | 'move'
  | 'put'
  | 'later'
  | 'earlier'
  | 'publish'
  | 'unpublish'
  | 'delete'
  | 'undo'
  | 'redo'
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

/** Keys that write something elsewhere: they act only in the grid, and can be switched off (WCAG 2.1.4). */
const characters: Readonly<Record<string, KeyAction>> = {
  t: 'today',
  g: 'go-to-day',
  h: 'next-hole',
  'Shift+h': 'hole-before',
  '1': 'zoom-week',
  '2': 'zoom-fortnight',
  '3': 'zoom-month',
  '[': 'fold',
  '?': 'keys',
  s: 'sub-header',
  n: 'add',
  d: 'duplicate',
  w: 'wall',
  l: 'languages',
  e: 'stretch',
  m: 'carry',
  'Shift+m': 'carry-copy',
  '+': 'later',
  '-': 'earlier',
  p: 'publish',
  'Shift+p': 'unpublish',
}

const others: Readonly<Record<string, KeyAction>> = {
  ...arrows,
  ...Object.fromEntries(
    Object.entries(arrows).map(([key, step]) => [`Shift+${key}`, `widen-${step}` as const]),
  ),
  ' ': 'toggle',
  'Shift+ ': 'round-or-week',
  'Ctrl+ ': 'whole-day',
  'Ctrl+a': 'all',
  Enter: 'enter',
  Escape: 'escape',
  F2: 'rename',
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

/** What a pressed key asks for; with Alt or Option never anything, which write letters or go back. */
export function actionOf(pressed: Pressed, areLettersOn: boolean): KeyAction | undefined {
  const { key, shiftKey, altKey } = pressed
  if (altKey) return undefined
  const hasCtrl = pressed.ctrlKey || pressed.metaKey
  // A sign such as `?` stands where it stands on this keyboard, with Shift or without.
  const isSign = key.length === 1 && key !== ' ' && !isLetter(key)
  const name = isLetter(key) ? key.toLowerCase() : key
  const chord = `${hasCtrl ? 'Ctrl+' : ''}${shiftKey && !isSign ? 'Shift+' : ''}${name}`
  return others[chord] ?? (areLettersOn ? characters[chord] : undefined)
}

const stepNames: ReadonlySet<string> = new Set(steps)

export const isStep = (action: KeyAction): action is Step => stepNames.has(action)

/** The step by which an action widens the selection. */
export const widenedStep = (action: KeyAction): Step | undefined =>
  steps.find((step) => action === `widen-${step}`)

const lettersKey = 'roundboard.schedule-letters'

/** Whether single characters act in the grid; remembered in this browser. */
export const letters = {
  areOn: () => localStorage.getItem(lettersKey) !== 'off',
  set(areOn: boolean) {
    localStorage.setItem(lettersKey, areOn ? 'on' : 'off')
  },
}
