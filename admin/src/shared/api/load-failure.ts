/** A page's code or style could not be loaded: most often the server cannot be reached. */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /preload CSS|dynamically imported module|module script failed/i.test(error.message)
