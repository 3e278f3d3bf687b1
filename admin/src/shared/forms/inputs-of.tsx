import { Fragment, type ReactNode } from 'react'

/** The inputs of a form's fields, in the order in which they are written down. */
export const inputsOf = (inputs: Readonly<Record<string, ReactNode>>) =>
  Object.entries(inputs).map(([field, input]) => <Fragment key={field}>{input}</Fragment>)
