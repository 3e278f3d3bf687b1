/** The files of a build, as listed in its `build.json`. */
export type BuildList = {
  /** A hash of the contents, 16 characters long. */
  readonly id: string
  readonly files: readonly BuildFile[]
}

/** A file by its path within the build; `sha256` in hexadecimal. */
export type BuildFile = { readonly path: string; readonly sha256: string; readonly bytes: number }
