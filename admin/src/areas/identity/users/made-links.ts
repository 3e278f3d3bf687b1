import { session } from '../../../shared/session/session.ts'

/** The links of invitations that this page has just made, by user: the server gives them once. */
const links = new Map<string, string>()

// They are for the eyes of whoever made them.
session.subscribe(() => {
  if (session.get().user === null) links.clear()
})

export const keepMadeLink = (userId: string, path: string) => links.set(userId, path)

export const madeLinkOf = (userId: string) => links.get(userId)

export const forgetMadeLink = (userId: string) => links.delete(userId)
