import { useSyncExternalStore } from 'react'

const key = 'roundboard.uploads'
const listeners = new Set<() => void>()

addEventListener('storage', (event) => {
  if (event.key === key) for (const listener of listeners) listener()
})

const read = (): string => localStorage.getItem(key) ?? ''
const usersIn = (stored: string) => new Set(stored.split(' ').filter(Boolean))

/**
 * Which users have unfinished uploads in this browser. Works without loading the queue itself,
 * which pages load only if needed.
 */
export const uploadsOpen = {
  set(userId: string, hasUploads: boolean) {
    const users = usersIn(read())
    if (users.has(userId) === hasUploads) return
    if (hasUploads) users.add(userId)
    else users.delete(userId)
    localStorage.setItem(key, [...users].join(' '))
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** Whether a user's upload queue has work left. */
export const useHasUploads = (userId: string): boolean =>
  usersIn(useSyncExternalStore(uploadsOpen.subscribe, read)).has(userId)
