const failed = new WeakMap<Error, string>()
const listeners = new Set<(request: string) => void>()

/** Makes a request: its failure is known by it afterwards, and its success is told. */
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

/** The request that failed with an error. */
export const requestOf = (error: unknown): string | undefined =>
  error instanceof Error ? failed.get(error) : undefined

/** Calls `listener` with each request that succeeds. */
export function onSucceeded(listener: (request: string) => void): void {
  listeners.add(listener)
}
