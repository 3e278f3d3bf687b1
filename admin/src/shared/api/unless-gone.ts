import { isCode } from './api.ts'

/**
 * A deletion that finds nothing any more has reached what it was for: its answer was lost when it was
 * asked first, or somebody else was quicker.
 */
export async function unlessGone(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion
  } catch (error) {
    if (!isCode(error, 'not-found')) throw error
  }
}
