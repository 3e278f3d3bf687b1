import userEvent from '@testing-library/user-event'

/** Pastes a text after a field's own, which renders the page once, not for each character; then presses keys. */
export async function enterText(field: Element, text: string, keys = ''): Promise<void> {
  await userEvent.click(field)
  await userEvent.paste(text)
  if (keys !== '') await userEvent.keyboard(keys)
}
