// Uploads images as a partner's page would; returns the results. Runs in every runtime of the SDK.
const HEAD = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

const png = (size) => {
  const bytes = new Uint8Array(size).fill(7)
  bytes.set(HEAD)
  return { name: '现场 "1".png', mimeType: 'image/png', bytes }
}

const refusal = async (isPortalError, call) => {
  try {
    await call
  } catch (error) {
    if (!isPortalError(error)) return { kind: String(error?.name) }
    const { kind, status, message } = error
    return { kind, status, message, fields: error.fields?.map(({ field }) => field) }
  }
  return { kind: 'none' }
}

export async function upload({ createPortalClient, isPortalError }, { baseUrl, token }) {
  const { assistant } = createPortalClient({ baseUrl, token, timeout: 60_000 })
  const refused = (file, options) => refusal(isPortalError, assistant.upload(file, options))

  const received = []
  const file = png(900_000)
  const kept = await assistant.upload(file, { onProgress: (progress) => received.push(progress) })
  const sent = received.map((progress) => progress.sent)
  const { total } = received.at(-1)

  const leaving = new AbortController()
  let cancelledAt = 0
  const cancelled = await refused(file, {
    signal: leaving.signal,
    onProgress(progress) {
      if (progress.sent === 0 || progress.sent === progress.total) return
      cancelledAt ||= progress.sent
      leaving.abort()
    },
  })

  return {
    kept: { name: kept.name, size: kept.size, mimeType: kept.mimeType },
    inSteps: sent.length >= 3 && sent.every((bytes, i) => i === 0 || bytes >= sent[i - 1]),
    toItsEnd: sent.at(-1) === total && total > file.bytes.length,
    cancelledOnItsWay: cancelledAt > 0 && cancelledAt < total,
    cancelled,
    tooLarge: await refused(png(1_048_577)),
    farTooLarge: await refused(png(6_000_000)),
    noImage: await refused({ ...file, bytes: new TextEncoder().encode('<html>') }),
    otherType: await refused({ ...file, mimeType: 'application/pdf' }),
    withoutToken: await refusal(
      isPortalError,
      createPortalClient({ baseUrl, timeout: 60_000 }).assistant.upload(file),
    ),
  }
}
