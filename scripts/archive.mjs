import { archive, buildRelease, packArchive } from './lib/archive.mjs'
import { install } from './lib/install.mjs'
import { main } from './lib/processes.mjs'
import { step } from './lib/say.mjs'
import { requireNode } from './lib/workspace.mjs'

/** Makes the archive that a server runs without pnpm, compiler and network (docs/INSTALL.md). */
main(async () => {
  requireNode()
  await step('安装依赖', install)
  await buildRelease()
  await packArchive()
  console.log(archive)
  return 0
})
