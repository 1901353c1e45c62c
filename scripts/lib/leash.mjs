import { isMainThread } from 'node:worker_threads'

// Loaded into each server: the channel to the parent closes when the parent dies in any way. The server's
// own children load this too, but their channel belongs to the server.
if (isMainThread && process.channel && process.env.ON_A_LEASH) {
  delete process.env.ON_A_LEASH
  process.on('disconnect', () => {
    setTimeout(() => process.exit(1), 6_000).unref()
    process.kill(process.pid, 'SIGTERM')
  })
  process.channel.unref()
}
