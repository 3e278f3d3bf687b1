import { isById } from '@roundboard/contract'
import { notFound } from '@tanstack/react-router'

/** An id of an address; what is none leads to the page that says so, not to the server. */
export function knownId(given: string): string {
  if (!isById({ id: given })) throw notFound()
  return given
}
