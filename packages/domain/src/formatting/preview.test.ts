import { describe, expect, it } from 'vitest'
import { firstCharacters, htmlToText, previewText, toHalfWidth } from '.'

describe('previewText', () => {
  it('VAL-19 cuts after 30 characters by code point', () => {
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

  it('VAL-19 counts text, not markup', () => {
    expect(previewText(`<p class="a">${'建'.repeat(15)}</p><b>${'工'.repeat(14)}</b>`)).toBe(
      `${'建'.repeat(15)} ${'工'.repeat(14)}`,
    )
    expect(htmlToText('a<script>alert("x")</script>b<style>p{}</style><!-- c -->d')).toBe('abd')
    expect(htmlToText('a<script>never closed')).toBe('a')
    expect(htmlToText('a<SCRIPT src="x">1</Script >b')).toBe('ab')
    expect(htmlToText('a<style media="print">p{}</style>b')).toBe('ab')
    expect(htmlToText('a<style>1</script>2</style>b')).toBe('ab')
    expect(htmlToText('a<script>1</scriptx>2</script>b')).toBe('ab')
    expect(htmlToText('a<scripts>b</scripts>c')).toBe('a b c')
    expect(htmlToText('a<!-- never closed <b>')).toBe('a')
    expect(htmlToText('a<!-- 1 -->b<!-- 2 -->c')).toBe('abc')
    expect(htmlToText('a<!-->b-->c')).toBe('ac')
    expect(htmlToText('a<script>1\n2</script>b<!-- 1\n2 -->c')).toBe('abc')
    expect(htmlToText('<p>a</p>\n\t<P CLASS="x">b</P><br/>c<h1>d')).toBe('a b c d')
    expect(htmlToText('a<1>b</ c></>d< p>')).toBe('a<1>b</ c></>d< p>')
    expect(htmlToText('a<b')).toBe('a<b')
    expect(htmlToText(' \u00a0\u3000a\u00a0 b\n')).toBe('a b')
    expect(htmlToText('3 < 5 且 5 > 3')).toBe('3 < 5 且 5 > 3')
  })

  it('CON-03 reads entities once', () => {
    expect(htmlToText('A&amp;B&nbsp;&lt;b&gt;&#20013;&#x56FD;&unknown;')).toBe('A&B <b>中国&unknown;')
    expect(htmlToText('&amp;lt;')).toBe('&lt;')
    expect(htmlToText('a&#0;&#xD800;&#9999999;b')).toBe('ab')
    expect(htmlToText('a&#xDFFF;&#x110000;&#1114112;&#55296;&#57343;b')).toBe('ab')
    expect(htmlToText('&#xD7FF;&#xE000;&#x10FFFF;&#1114111;')).toBe('\ud7ff\ue000\u{10ffff}\u{10ffff}')
    expect(htmlToText('a&#1;b')).toBe('a\u0001b')
    expect(htmlToText('&#X4e2d;&#x20BB7;&#128119;')).toBe('中𠮷👷')
    expect(htmlToText('&#12345678;&#x1234567;&#;&#x;&#xg;&;&lt')).toBe(
      '&#12345678;&#x1234567;&#;&#x;&#xg;&;&lt',
    )
  })
})

describe('text', () => {
  it('VAL-06 converts full-width letters and digits one to one', () => {
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
