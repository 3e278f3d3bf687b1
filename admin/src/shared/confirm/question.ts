export interface Question {
  readonly message: string
  /** The word on the button that does it. */
  readonly action: string
}
