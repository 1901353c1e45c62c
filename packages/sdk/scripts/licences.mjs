// The licences of the packages in the bundle, from esbuild's record of its inputs.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/
const LICENCE_FILE = /^(licen[cs]e|copying|notice)(\.(md|txt))?$/i
const RULE = `\n${'-'.repeat(79)}\n`

/** The bundled files of each package folder; empty replacements of a file are no part of the bundle. */
function filesByPackage(metafiles) {
  const files = new Map()
  for (const { outputs } of metafiles)
    for (const { inputs } of Object.values(outputs))
      for (const [path, { bytesInOutput }] of Object.entries(inputs)) {
        const [folder] = PACKAGE.exec(path) ?? []
        if (!folder || bytesInOutput === 0) continue
        files.set(folder, (files.get(folder) ?? new Set()).add(path))
      }
  return files
}

/** The licence of a package with a choice of licences: without the GPL, if another of them is permissive. */
const chosen = (text, licence) =>
  / OR /.test(licence)
    ? text
        .split(/^-{20,}$/m)
        .filter((section) => !/^\s*GNU GENERAL PUBLIC LICENSE/.test(section))
        .join(RULE)
    : text

/** Comments of a file with a licence of their own, such as that of code which the package took over. */
const noticesIn = (file) =>
  (readFileSync(file, 'utf8').match(/\/\*[\s\S]*?\*\//g) ?? [])
    .filter((comment) => /copyright/i.test(comment) && /permission|redistribution/i.test(comment))
    .map((comment) =>
      comment
        .replace(/^\/\*+\s*|\s*\*+\/$/g, '')
        .replace(/^ \* ?/gm, '')
        .trim(),
    )

function licenceOf(folder, files) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const texts = readdirSync(folder)
    .filter((file) => LICENCE_FILE.test(file))
    .map((file) => chosen(readFileSync(join(folder, file), 'utf8'), license).trim())
  if (texts.length === 0) throw new Error(`${name} is in the bundle and has no licence text in ${folder}`)
  return {
    name,
    text: [`${name} ${version} (${license})`, ...texts, ...files.flatMap(noticesIn)].join('\n\n'),
  }
}

/** The text of THIRD-PARTY-LICENSES; throws for a bundled package without a licence text. */
export function thirdPartyLicences(metafiles) {
  const licences = [...filesByPackage(metafiles)]
    .map(([folder, files]) => licenceOf(folder, [...files].sort()))
    .sort((a, b) => a.name.localeCompare(b.name))
  const names = licences.map(({ name }) => name).join(', ')
  return `${[`This package contains code of: ${names}.`, ...licences.map(({ text }) => text)].join(`\n${RULE}\n`)}\n`
}
