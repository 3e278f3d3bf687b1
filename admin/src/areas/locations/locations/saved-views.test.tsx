import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { ListOf } from '../../../shared/testing/fake-server.ts'
import { aLocation, aUser } from '../../../shared/testing/fixtures.ts'

const open = (path = '/admin/locations?health=issues&sort=-name') =>
  renderApp(path, 'admin', { listLocations: () => new ListOf([aLocation()]) })
const click = async (name: string, role = 'button') =>
  userEvent.click(await screen.findByRole(role, { name }))

async function save(name: string) {
  await click('Save view')
  await userEvent.type(await screen.findByLabelText('Name', { selector: 'form input' }), name)
  await click('Save')
}

afterEach(() => {
  localStorage.clear()
})

it('saves a view of the list as a link, renames, deletes and restores it', async () => {
  const { router } = open()
  await save('Broken')
  const link = await screen.findByRole('link', { name: 'Broken' })
  expect(link.getAttribute('href')).toBe('/admin/locations?sort=-name&health=issues')
  expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull()
  await router.navigate({ to: '/admin/locations', search: {} })
  await waitFor(() => {
    expect(router.state.location.search).toEqual({})
  })
  await userEvent.click(link)
  expect(router.state.location.search).toEqual({ health: 'issues', sort: '-name' })

  await click('Rename or delete “Broken”')
  await click('Rename view', 'menuitem')
  await userEvent.type(await screen.findByLabelText('Name', { selector: 'form input' }), ' ones')
  await click('Save')
  await click('Rename or delete “Broken ones”')
  await click('Delete', 'menuitem')
  expect(await screen.findByText('View “Broken ones” deleted.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Broken ones' })).toBeNull()
  await click('Undo')
  expect(await screen.findByRole('link', { name: 'Broken ones' })).toBeTruthy()
})

it('keeps views saved after the deletion that is undone', async () => {
  const { router } = open()
  await save('Broken')
  await click('Rename or delete “Broken”')
  await click('Delete', 'menuitem')
  await router.navigate({ to: '/admin/locations', search: { q: 'Ohio' } })
  await save('Ohio')
  await click('Undo')
  expect(await screen.findByRole('link', { name: 'Broken' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ohio' })).toBeTruthy()
})

it('keeps saved views per user and ignores unreadable ones', async () => {
  const { id } = aUser('admin')
  localStorage.setItem('roundboard.location-views.somebody-else', '[{"name":"Theirs","list":{}}]')
  localStorage.setItem(`roundboard.location-views.${id}`, '{"name":')
  open()
  expect(await screen.findByRole('button', { name: 'Save view' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Theirs' })).toBeNull()
})
