/** Pieces of formats that no rule has as a literal, because a library reads them. */
export const piecesOf = (list: string): readonly string[] => list.split('¦');

export const wordMotifs =
  piecesOf(`<w:p>¦</w:p>¦<w:r>¦</w:r>¦<w:t>¦</w:t>¦<w:p><w:r><w:t>a</w:t></w:r></w:p>¦<w:p/>¦\
<w:r><w:t>a—</w:t></w:r>¦<w:tab/>¦<w:br/>¦<w:tbl><w:tr><w:tc>¦</w:tc></w:tr></w:tbl>¦\
<w:fldChar w:fldCharType="begin"/>¦<w:fldChar w:fldCharType="separate"/>¦<w:sdt xmlns:n="u">¦\
<w:fldChar w:fldCharType="end"/>¦<w:del>¦</w:del>¦<w:pPr><w:rPr><w:del/></w:rPr></w:pPr>¦\
<mc:AlternateContent><mc:Choice>¦</mc:Choice><mc:Fallback>¦</mc:Fallback></mc:AlternateContent>¦\
<w:txbxContent>¦</w:txbxContent>¦<w:pPr><w:pStyle w:val="s¦"/></w:pPr>¦<!--a-->¦&#8212;¦\
<w:style w:styleId="s¦"><w:basedOn w:val="s¦"/></w:style>¦<![CDATA[“]]>¦<w:sdt n¦="v">`);
export const odtMotifs =
  piecesOf(`<text:p>¦</text:p>¦<text:span>¦</text:span>¦<text:s/>¦<text:s text:c="9"/>¦<text:tab/>¦\
<text:note><text:note-body>¦</text:note-body></text:note>¦<text:section>¦</text:section>¦a—¦\
<office:annotation>¦</office:annotation>¦<table:table><table:table-row><table:table-cell>¦&#8212;¦\
<style:style style:name="s¦" style:family="text" style:parent-style-name="s¦"/>¦\
<text:span> </text:span>¦<text:span text:style-name="s¦">a</text:span>¦<text:p> ¦</text:p> ¦\
<text:line-break/>`);
export const slideMotifs =
  piecesOf(`<p:sp><p:txBody>¦</p:txBody></p:sp>¦<a:p>¦</a:p>¦<a:r><a:t>¦</a:t></a:r>¦<a:br/>¦<p:grpSp>¦\
</p:grpSp>¦<a:tbl><a:tr><a:tc>¦</a:tc></a:tr></a:tbl>¦a—¦<a:fld>¦</a:fld>`);
export const htmlMotifs =
  piecesOf(`<p>¦</p>¦<div>¦</div>¦<b>¦</b>¦<li>¦<ul>¦</ul>¦<table><tr><td>¦<td>¦</table>¦<br>¦<a href="a">¦</a>¦\
<script>¦</script>¦<style>¦<title>¦<svg>¦<math>¦<template>¦<h1>¦</h1>¦<pre>¦<p hidden>¦\
<p style="display:none">¦<!--¦-->¦<a b="¦&amp¦&#8212;¦<select><option>¦<dl><dt>¦<dd>¦<button>¦\
<div class="¦comment ¦<b><p>¦<![CDATA[¦<?a `);
export const markdownMotifs =
  piecesOf(`\n¦\n\n¦> ¦- ¦* ¦1. ¦# ¦\`\`\`\n¦~~~\n¦    ¦|¦|-¦|a|b|\n|-|-|\n¦---\n¦===\n¦[a](b)¦[a]: b\n¦[a]¦[^1]¦\
[^1]: a\n¦![¦](¦<http://a>¦**¦*¦_¦\`¦\`\`¦~~¦\\`);
export const suppressionMotifs =
  piecesOf(`<!--telltale-ignore-->¦<!-- telltale-disable a -->¦<!-- telltale-enable a -->¦<!--telltale-disable a¦\
<!-- telltale-enable -->¦\n\n¦# A\n¦\`\`\`\n¦<p>One.</p>¦<p>¦<!--¦-->¦- a\n`);
export const svgMotifs =
  piecesOf(`<g>¦</g>¦<text>¦</text>¦<tspan x="1">¦<rect width="9" height="9"/>¦<use href="#a"/>¦<title>¦<style>¦\
</style>¦<a id="¦"/>¦<g style="¦fill:red;¦">¦\
<g class="¦a ¦<metadata>¦</metadata>¦<g transform="¦scale(2) ¦/*`);
export const jsonMotifs = piecesOf(
  `[¦]¦{"a":¦}¦1,¦"a":1,¦"¦\\u0041¦\\ud83d¦\\¦null,¦-0.1e9¦{"jsonrpc":"2.0","id":`,
);
export const pdfMotifs =
  piecesOf(`q ¦Q ¦1 0 0 1 0 0 cm ¦0 0 l ¦/P BMC ¦EMC ¦BT ¦ ET ¦1 ¦[¦]¦<<¦>>¦(¦)¦<41>¦BI ID EI ¦/F1 11 Tf ¦\
/Im Do ¦(a) Tj ¦1 0 0 1 72 700 Tm ¦0 -1 Td ¦9 0 Td ¦[(a) -300 (b)] TJ ¦T* ¦0 1 -1 0 72 700 Tm ¦\
1 0 obj ¦endobj\n¦stream\n¦endstream\n¦trailer << /Root 1 0 R >>\n¦xref\n¦startxref 9\n¦%\n¦\
/A 1 0 R ¦/A¦/FlateDecode ¦/AHx ¦\u0000`);

/** What starts a rule that otherwise does nothing. */
export const triggers = piecesOf(
  `— ¦“¦’¦…¦|-¦- ¦# ¦> ¦1. ¦<p>¦<!--¦\`\`\`\n¦    ¦\n\n¦\u00a0¦\u200b¦a¦http://¦{"a":"¦$¦\\begin{a}¦Not only `,
);
/** Repetitions without a rule of their own: white space, combining and invisible characters. */
export const oddities = piecesOf(
  ' ¦\n¦\t¦\r\n¦\u00a0¦\u2028¦ \n¦\n\n\n¦e\u0301¦\u0300\u0323¦\u0301¦\ud83d¦\ude00¦\u202e¦\u2067a\u2069¦\u{1f468}\u200d¦' +
    '\u200b¦\u00ad¦a\u0345¦\u1112\u1161\u11ab¦\u{1f1e9}¦\ufe0f¦🏴\u{e0067}¦汉¦א¦ก',
);
