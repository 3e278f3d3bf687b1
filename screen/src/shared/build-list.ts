/** What one build of the display consists of, as `build.json` beside it says. */
export type BuildList = {
  /** 16 characters, of the contents. */
  readonly id: string
  readonly files: readonly BuildFile[]
}

/** A file by its path within the build; `sha256` in hexadecimal digits. */
export type BuildFile = { readonly path: string; readonly sha256: string; readonly bytes: number }
