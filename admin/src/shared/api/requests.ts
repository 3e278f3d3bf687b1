const failed = new WeakMap<Error, string>()
const listeners = new Set<(request: string) => void>()

/** Makes a request, remembering it with its error and announcing its success. */
export async function watched<Answer>(
  request: string,
  make: () => Promise<Answer>,
): Promise<Answer> {
  try {
    const answer = await make()
    for (const listener of listeners) listener(request)
    return answer
  } catch (error) {
    if (error instanceof Error) failed.set(error, request)
    throw error
  }
}

/** The request that an error belongs to. */
export const requestOf = (error: unknown): string | undefined =>
  error instanceof Error ? failed.get(error) : undefined

/** Calls `listener` with each request that succeeds. */
export function onSucceeded(listener: (request: string) => void): void {
  listeners.add(listener)
}
