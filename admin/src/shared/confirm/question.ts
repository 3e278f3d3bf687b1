export interface Question {
  readonly message: string
  /** What follows from it. */
  readonly detail?: string
  /** The word on the button that does it. */
  readonly action: string
}
