import { useSyncExternalStore } from 'react'

const key = 'roundboard.uploads'
const listeners = new Set<() => void>()

addEventListener('storage', (event) => {
  if (event.key === key) for (const listener of listeners) listener()
})

/**
 * Whose upload queue has work left in this browser. It is known without the queue itself, which pages
 * load only then.
 */
export const uploadsOpen = {
  of: (): string | null => localStorage.getItem(key),
  set(userId: string | null) {
    if (userId === uploadsOpen.of()) return
    if (userId === null) localStorage.removeItem(key)
    else localStorage.setItem(key, userId)
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** Whether the upload queue of a person has work left. */
export const useHasUploads = (userId: string): boolean =>
  useSyncExternalStore(uploadsOpen.subscribe, uploadsOpen.of) === userId
