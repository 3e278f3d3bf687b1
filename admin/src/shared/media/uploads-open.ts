import { useSyncExternalStore } from 'react'

const key = 'roundboard.uploads'
const listeners = new Set<() => void>()

addEventListener('storage', (event) => {
  if (event.key === key) for (const listener of listeners) listener()
})

/**
 * Which users have unfinished uploads in this browser. Works without loading the queue itself,
 * which pages load only if needed.
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

/** Whether a user's upload queue has work left. */
export const useHasUploads = (userId: string): boolean =>
  useSyncExternalStore(uploadsOpen.subscribe, uploadsOpen.of) === userId
