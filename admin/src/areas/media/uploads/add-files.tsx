import { Button, Menu } from '@mantine/core'
import { IconFolder, IconMovie, IconUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { acceptedFiles, filesFromInput } from './choose-files.ts'
import { useUploads } from './uploads.ts'
import { useUploadsMessages } from '../../../shared/messages/uploads.ts'

/** A button that adds files or a folder to the upload queue. */
export function AddFiles() {
  const words = useUploadsMessages()
  const { queue } = useUploads()
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const take = (input: HTMLInputElement) => {
    if (input.files && input.files.length > 0) queue.command('add', filesFromInput(input.files))
    // Otherwise the same folder couldn't be chosen again.
    input.value = ''
  }
  const inputs = [
    { input: files, label: words.chooseFiles, isFolder: false },
    { input: folder, label: words.chooseFolder, isFolder: true },
  ]
  return (
    <>
      <Menu>
        <Menu.Target>
          <Button leftSection={<IconUpload size={16} />}>{words.add}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconMovie size={16} />} onClick={() => files.current?.click()}>
            {words.chooseFiles}
          </Menu.Item>
          <Menu.Item leftSection={<IconFolder size={16} />} onClick={() => folder.current?.click()}>
            {words.chooseFolder}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {inputs.map(({ input, label, isFolder }) => (
        <input
          key={label}
          ref={input}
          type="file"
          hidden
          multiple
          aria-label={label}
          {...(isFolder ? { webkitdirectory: '' } : { accept: acceptedFiles })}
          onChange={(event) => take(event.currentTarget)}
        />
      ))}
    </>
  )
}
