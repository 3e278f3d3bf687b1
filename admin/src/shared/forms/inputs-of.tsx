import { Fragment, type ReactNode } from 'react'

/** Renders a form's inputs in the order in which they are defined. */
export const inputsOf = (inputs: Readonly<Record<string, ReactNode>>) =>
  Object.entries(inputs).map(([field, input]) => <Fragment key={field}>{input}</Fragment>)
