/** A bulk change that its batch can undo. */
export type Done = { readonly batch: string; readonly said: string }

export type UndoStack = { readonly done: readonly Done[]; readonly undone: readonly Done[] }

const empty: UndoStack = { done: [], undone: [] }

/** A new change clears the redo stack. */
export const withDone = (stack: UndoStack, done: Done): UndoStack => ({
  done: [...stack.done, done],
  undone: [],
})

/** After an undo, the redo uses the undo's batch; none if nothing changed. */
export function withUndone(stack: UndoStack, batch: string, by: string | null): UndoStack {
  const found = stack.done.find((each) => each.batch === batch)
  if (!found) return stack
  return {
    done: stack.done.filter((each) => each !== found),
    undone: by === null ? stack.undone : [...stack.undone, { ...found, batch: by }],
  }
}

export function withRedone(stack: UndoStack, batch: string, by: string | null): UndoStack {
  const found = stack.undone.find((each) => each.batch === batch)
  if (!found) return stack
  return {
    done: by === null ? stack.done : [...stack.done, { ...found, batch: by }],
    undone: stack.undone.filter((each) => each !== found),
  }
}

/** A new batch ID. `crypto.randomUUID` needs https. */
export function newBatch(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))]
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const ends = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`]
  return [...ends, `8${hex.slice(17, 20)}`, hex.slice(20)].join('-')
}

const key = (user: string) => `roundboard.schedule-undo.${user}`

function read(stored: string | null): UndoStack {
  try {
    return JSON.parse(stored ?? '') as UndoStack
  } catch {
    return empty
  }
}

/** The last value read, to return the same object while it is unchanged. */
let last: { readonly stored: string | null; readonly stack: UndoStack } = {
  stored: null,
  stack: empty,
}

/** The user's changes to the schedule in this tab, as long as it is open. */
export const undoStack = {
  of(user: string): UndoStack {
    const stored = sessionStorage.getItem(key(user))
    if (last.stored !== stored) last = { stored, stack: read(stored) }
    return last.stack
  },
  become(user: string, change: (stack: UndoStack) => UndoStack) {
    const next = change(undoStack.of(user))
    sessionStorage.setItem(key(user), JSON.stringify(next))
  },
}
