import { accessSync, constants, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { isAbsolute, join } from 'node:path'

/** The result of a check: what is right, or the problem and its remedy. */
export type Finding = { readonly right: string } | { readonly wrong: string }

const canListen = (port: number): Promise<string | null> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? ''))
    server.listen(port, () => server.close(() => resolve(null)))
  })

/** Checks that a process may listen on a port. */
export async function checkPort(name: string, value: string): Promise<Finding> {
  const code = await canListen(Number(value))
  if (code === null) return { right: `端口 ${value} 空闲` }
  if (code === 'EADDRINUSE') return { wrong: `${name}：端口 ${value} 已被占用；筑数通正在运行时请先停止` }
  return { wrong: `${name}：端口 ${value} 不允许使用，请换一个 1024 以上的端口` }
}

/** Checks that the data folder can be written, and creates it. */
export function checkFolder(path: string): Finding {
  if (!isAbsolute(path)) return { wrong: 'PORTAL_DATA_DIR：请写绝对路径，如 /var/lib/zhushutong' }
  const trial = join(path, `.setup-${process.pid}`)
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    writeFileSync(trial, '')
    rmSync(trial)
    return { right: `数据文件夹 ${path} 可写` }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return { wrong: `PORTAL_DATA_DIR：文件夹 ${path} 不可写（${code}），请换一个，或改它的属主` }
  }
}

/** Checks that the folder of the settings file can be written. */
export function checkTarget(folder: string): Finding {
  try {
    accessSync(folder, constants.W_OK)
    return { right: `设置文件夹 ${folder} 可写` }
  } catch {
    return { wrong: `设置文件夹 ${folder} 不存在或不可写，请先建立它，并把属主设为运行筑数通的用户` }
  }
}
