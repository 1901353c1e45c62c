import { describe, expect, it } from 'vitest'
import { firstCharacters, plainText, previewText, toHalfWidth } from '.'

describe('previewText', () => {
  it('VAL-09 cuts after 30 characters by code point', () => {
    expect(previewText('建'.repeat(30))).toBe('建'.repeat(30))
    expect(previewText('建'.repeat(31))).toBe(`${'建'.repeat(30)}…`)
    expect(previewText('😀'.repeat(31))).toBe(`${'😀'.repeat(30)}…`)
    expect(previewText('𠮷野家', 1)).toBe('𠮷…')
    expect(previewText('')).toBe('')
    expect(previewText('建'.repeat(29))).toBe('建'.repeat(29))
    expect(previewText('𠮷'.repeat(30))).toBe('𠮷'.repeat(30))
    expect(previewText(`${'建'.repeat(29)}👷工`)).toBe(`${'建'.repeat(29)}👷…`)
    expect(previewText('建工', 2)).toBe('建工')
    expect(previewText('建工', 0)).toBe('…')
    expect(previewText('', 0)).toBe('')
    expect(previewText('\ud842建', 1)).toBe('\ud842…')
  })

  it('VAL-09 counts text, not markup', () => {
    expect(previewText(`<p class="a">${'建'.repeat(15)}</p><b>${'工'.repeat(14)}</b>`)).toBe(
      `${'建'.repeat(15)} ${'工'.repeat(14)}`,
    )
    expect(plainText('a<script>alert("x")</script>b<style>p{}</style><!-- c -->d')).toBe('abd')
    expect(plainText('a<script>never closed')).toBe('a')
    expect(plainText('a<SCRIPT src="x">1</Script >b')).toBe('ab')
    expect(plainText('a<style media="print">p{}</style>b')).toBe('ab')
    expect(plainText('a<style>1</script>2</style>b')).toBe('ab')
    expect(plainText('a<script>1</scriptx>2</script>b')).toBe('ab')
    expect(plainText('a<scripts>b</scripts>c')).toBe('a b c')
    expect(plainText('a<!-- never closed <b>')).toBe('a')
    expect(plainText('a<!-- 1 -->b<!-- 2 -->c')).toBe('abc')
    expect(plainText('a<!-->b-->c')).toBe('ac')
    expect(plainText('a<script>1\n2</script>b<!-- 1\n2 -->c')).toBe('abc')
    expect(plainText('<p>a</p>\n\t<P CLASS="x">b</P><br/>c<h1>d')).toBe('a b c d')
    expect(plainText('a<1>b</ c></>d< p>')).toBe('a<1>b</ c></>d< p>')
    expect(plainText('a<b')).toBe('a<b')
    expect(plainText(' \u00a0\u3000a\u00a0 b\n')).toBe('a b')
    expect(plainText('3 < 5 且 5 > 3')).toBe('3 < 5 且 5 > 3')
  })

  it('VAL-09 reads entities once', () => {
    expect(plainText('A&amp;B&nbsp;&lt;b&gt;&#20013;&#x56FD;&unknown;')).toBe('A&B <b>中国&unknown;')
    expect(plainText('&amp;lt;')).toBe('&lt;')
    expect(plainText('a&#0;&#xD800;&#9999999;b')).toBe('ab')
    expect(plainText('a&#xDFFF;&#x110000;&#1114112;&#55296;&#57343;b')).toBe('ab')
    expect(plainText('&#xD7FF;&#xE000;&#x10FFFF;&#1114111;')).toBe('\ud7ff\ue000\u{10ffff}\u{10ffff}')
    expect(plainText('a&#1;b')).toBe('a\u0001b')
    expect(plainText('&#X4e2d;&#x20BB7;&#128119;')).toBe('中𠮷👷')
    expect(plainText('&#12345678;&#x1234567;&#;&#x;&#xg;&;&lt')).toBe(
      '&#12345678;&#x1234567;&#;&#x;&#xg;&;&lt',
    )
  })

  it.each([
    ['nbsp', 'a b'],
    ['lt', 'a<b'],
    ['gt', 'a>b'],
    ['quot', 'a"b'],
    ['apos', "a'b"],
    ['amp', 'a&b'],
    ['ldquo', 'a“b'],
    ['rdquo', 'a”b'],
    ['middot', 'a·b'],
    ['hellip', 'a…b'],
    ['mdash', 'a—b'],
  ])('VAL-09 reads &%s;', (name, text) => {
    expect(plainText(`a&${name};b`)).toBe(text)
  })

  it.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty', 'LT', 'Amp', 'x'])(
    'VAL-09 leaves &%s; as it stands',
    (name) => {
      expect(plainText(`a&${name};b`)).toBe(`a&${name};b`)
    },
  )

  it('VAL-09 reads long broken markup in good time', () => {
    expect(plainText('<a'.repeat(100_000)).length).toBeGreaterThan(0)
    expect(plainText('<script'.repeat(50_000)).length).toBeGreaterThan(0)
    expect(plainText('<script>'.repeat(50_000))).toBe('')
    expect(plainText('<!--'.repeat(50_000))).toBe('')
    expect(plainText('&#'.repeat(50_000))).toBe('&#'.repeat(50_000))
  })
})

describe('text', () => {
  it('VAL-06 turns full-width letters and digits over, one for one', () => {
    expect(toHalfWidth('Ａｚ０９－　（），')).toBe('Az09- （），')
    expect(toHalfWidth('０１２３４５６７８９')).toBe('0123456789')
    expect(toHalfWidth('ＺａＡｚ')).toBe('ZaAz')
    expect(toHalfWidth('／：＠［｀｛．％')).toBe('／：＠［｀｛．％')
    expect(toHalfWidth('𠮷👷\ud842\u0000')).toBe('𠮷👷\ud842\u0000')
  })

  it('VAL-06 cuts by code point', () => {
    expect(firstCharacters('𠮷野家', 2)).toBe('𠮷野')
    expect(firstCharacters('ab', 2)).toBe('ab')
    expect(firstCharacters('abc', 2)).toBe('ab')
    expect(firstCharacters('ab', 0)).toBe('')
    expect(firstCharacters('', 3)).toBe('')
    expect(firstCharacters('👨‍👩‍👧', 1)).toBe('👨')
    expect(firstCharacters('\ud842\ud842', 1)).toBe('\ud842')
  })
})
