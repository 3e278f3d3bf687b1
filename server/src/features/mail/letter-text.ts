/** A letter in words: the same for the text and for HTML. */
export interface LetterText {
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** What, and how it is. */
  readonly facts?: readonly (readonly [string, string])[]
  readonly button?: { readonly label: string; readonly link: string }
  /** Small print beneath. */
  readonly notes?: readonly string[]
}
