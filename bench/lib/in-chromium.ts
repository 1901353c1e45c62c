import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium } from '@playwright/test'
import { findChromium } from '../../scripts/lib/browser.mjs'

const PARTS = '/parts.mjs'
const HTML = '<!doctype html><title>bench</title>'

/** Serves a page and one module on localhost, where browsers give WebCrypto as on https. */
const serve = async (module: string) => {
  const server = createServer(({ url }, answer) => {
    const type = url === PARTS ? 'text/javascript' : 'text/html'
    answer.setHeader('content-type', `${type}; charset=utf-8`).end(url === PARTS ? module : HTML)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/`, close: () => server.close() }
}

interface Decryption {
  readonly key: string
  readonly data: string
  readonly rounds: number
  readonly repeats: number
}

/**
 * Median ms of a decryption by each cipher of a module, in Chromium, alternating; null if this machine has
 * no Chromium.
 */
export async function decryptInChromium(
  module: string,
  ciphers: readonly string[],
  work: Decryption,
): Promise<number[] | null> {
  const executablePath = findChromium()
  if (!executablePath) return null
  const site = await serve(module)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await browser.newPage()
    await page.goto(site.url)
    return await page.evaluate(
      async ({ parts, ciphers, key, data, rounds, repeats }) => {
        const loaded = await import(parts)
        const took: number[][] = ciphers.map(() => [])
        for (let round = -5; round < rounds; round++)
          for (const [index, name] of ciphers.entries()) {
            const from = performance.now()
            for (let i = 0; i < repeats; i++) await loaded[name].decrypt(key, data)
            if (round >= 0) took[index]?.push((performance.now() - from) / repeats)
          }
        return took.map((each) => each.sort((a, b) => a - b)[Math.floor(each.length / 2)] ?? 0)
      },
      { parts: PARTS, ciphers: [...ciphers], ...work },
    )
  } finally {
    await browser.close()
    site.close()
  }
}
