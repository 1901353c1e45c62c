import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { type SendFile, UploadButton } from './upload-button'

const RULE = { types: ['pdf'], maxBytes: 100 } as const
const fileOf = (name: string, size = 10) => new File([new Uint8Array(size)], name)

const show = (send: SendFile) => {
  const onSent = vi.fn()
  render(<UploadButton name="营业执照" rule={RULE} send={send} onSent={onSent} />)
  const choose = (file: File) =>
    fireEvent.change(screen.getByLabelText('选择营业执照'), { target: { files: [file] } })
  return { onSent, choose }
}

afterEach(cleanup)

it('BOS-02 a file that is not taken is refused before it goes out, in words', () => {
  const send = vi.fn()
  const { choose } = show(send)
  choose(fileOf('a.png'))
  expect(screen.getByRole('alert').textContent).toBe('文件格式不正确，请上传PDF文件')
  choose(fileOf('a.pdf', 101))
  expect(screen.getByRole('alert').textContent).toContain('文件不能超过')
  expect(send).not.toHaveBeenCalled()
})

it('BOS-02 shows how much has arrived, and says when it is done', async () => {
  let tell: (part: number) => void = () => {}
  let finish: (answer: unknown) => void = () => {}
  const send: SendFile = (_, onProgress) => {
    tell = onProgress
    return new Promise((done) => {
      finish = done
    })
  }
  const { choose, onSent } = show(send)
  choose(fileOf('a.pdf', 100))
  tell(0.5)
  const bar = await screen.findByRole('progressbar', { name: '营业执照上传进度' })
  await vi.waitFor(() => expect(bar.getAttribute('value')).toBe('0.5'))
  expect(onSent).not.toHaveBeenCalled()
  finish(undefined)
  await vi.waitFor(() => expect(onSent).toHaveBeenCalledOnce())
  expect(screen.queryByRole('progressbar')).toBeNull()
})

it('BOS-02 a failure stands beside the button, and the next choice clears it', async () => {
  const answers = [{ error: '00400', message: '文件内容与格式不符' }, undefined]
  const { choose, onSent } = show(async () => answers.shift())
  choose(fileOf('a.pdf'))
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe('文件内容与格式不符'))
  expect(onSent).not.toHaveBeenCalled()
  choose(fileOf('a.pdf'))
  await vi.waitFor(() => expect(onSent).toHaveBeenCalledOnce())
  expect(screen.getByRole('alert').textContent).toBe('')
})
