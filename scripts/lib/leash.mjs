import { isMainThread } from 'node:worker_threads'

// Loaded into each server: the channel to the parent closes when the parent dies, however it dies.
if (isMainThread && process.channel) {
  process.on('disconnect', () => {
    setTimeout(() => process.exit(1), 6_000).unref()
    process.kill(process.pid, 'SIGTERM')
  })
  process.channel.unref()
}
