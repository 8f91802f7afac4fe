/**
 * Rich text as editors and people write it, and the same after cleaning: a name, the HTML of the field, and
 * the expected HTML. Escapes are those of JSON.
 */
const lines = String.raw`
text without elements
  “One — two…” it’s
  "One - two..." it's
div per line, as Chromium writes
  “One”<div>two—three</div><div><br></div><div>four…</div>
  "One"<div>two - three</div><div><br></div><div>four...</div>
indented source
  \n  <p>“One —\n     two”   <b>\n three…</b> <i> four’s</i>\n  </p>\n
  \n  <p>"One -\n     two"   <b>\n three...</b> <i> four's</i>\n  </p>\n
nested marks
  <p><b>“<i>a—<u>b…</u></i>”</b><s>’</s></p>
  <p><b>"<i>a - <u>b...</u></i>"</b><s>'</s></p>
adjacent glyphs in several elements
  <p><b>…</b><i>…</i>—<u>“”</u>…—x</p>
  <p><b>...</b><i>...</i>-<u>""</u>... - x</p>
link
  <p>see <a href="#x">the “Title”</a>—and <a href="#y">it’s</a>…</p>
  <p>see <a href="#x">the "Title"</a> - and <a href="#y">it's</a>...</p>
code between words
  <p>in <code>x—y</code> and <code>c</code> — done…</p>
  <p>in <code>x—y</code> and <code>c</code> - done...</p>
preformatted block
  <p>“Before”</p><pre>a — “b”\n  c…</pre><p>after…</p>
  <p>"Before"</p><pre>a — “b”\n  c…</pre><p>after...</p>
images
  <p>word — <img alt="“x”" src="data:,"> — word<img src="data:,">—x</p>
  <p>word - <img alt="“x”" src="data:,"> - word<img src="data:,"> - x</p>
mentions
  <p>Hi <span contenteditable="false">@Anna’s</span>&nbsp;it’s <span contenteditable="false">@B</span> — ok</p>
  <p>Hi <span contenteditable="false">@Anna’s</span> it's <span contenteditable="false">@B</span> - ok</p>
inline blocks
  <p>“x” <span style="display: inline-block">“y” …</span> — z</p>
  <p>"x" <span style="display: inline-block">"y" ...</span> - z</p>
quotation and headings
  <h2>It’s</h2><blockquote>“a” <br>— b…</blockquote><hr><h3>c—d</h3>
  <h2>It's</h2><blockquote>"a" <br>— b...</blockquote><hr><h3>c - d</h3>
hidden text
  <p>a…<span style="display: none">“b”</span>—c</p>
  <p>a...<span style="display: none">“b”</span> - c</p>
no-break spaces at the edges of marks
  <p><b>bold&nbsp;</b>text’s and&nbsp;<i>more</i>&nbsp;—&nbsp;x</p>
  <p><b>bold </b>text's and <i>more</i> - x</p>
space at the end of a line
  <p>It’s typing&nbsp;</p><p>“x” </p><p>&nbsp;lead…</p>
  <p>It's typing&nbsp;</p><p>"x" </p><p>&nbsp;lead...</p>
preserved spaces
  <div style="white-space: pre-wrap">  “One”  two…\n\n— three <b>four </b> <i>five</i>  \n</div>
  <div style="white-space: pre-wrap">  "One" two...\n\n— three <b>four</b> <i>five</i>  \n</div>
invisible characters
  <p><b>\u200b</b>“one”\u200b<i>\ufeff</i> so\u00adft…</p>
  <p><b>\u200b</b>"one"<i>\ufeff</i> soft...</p>
Gmail
  <div dir="ltr">Hi “Anna”,<div><br></div><div>It’s <b>done</b>&nbsp;— see&nbsp;<a href="https://a.example/" target="_blank">this</a>…</div><div><br></div><div><span class="gmail_signature_prefix">-- </span><br><div dir="ltr" class="gmail_signature">A—B</div></div></div><br><div class="gmail_quote"><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex"><div>“old…”</div></blockquote></div>
  <div dir="ltr">Hi "Anna",<div><br></div><div>It's <b>done</b> - see <a href="https://a.example/" target="_blank">this</a>...</div><div><br></div><div><span class="gmail_signature_prefix">-- </span><br><div dir="ltr" class="gmail_signature">A - B</div></div></div><br><div class="gmail_quote"><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex"><div>“old…”</div></blockquote></div>
GitHub
  <p dir="auto">Fixes <a class="issue-link" href="#1">#1</a>—the <code class="notranslate">a—b</code> “case”.</p><ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" class="task-list-item-checkbox"> It’s <g-emoji alias="tada">🎉</g-emoji>…</li></ul>
  <p dir="auto">Fixes <a class="issue-link" href="#1">#1</a> - the <code class="notranslate">a—b</code> "case".</p><ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" class="task-list-item-checkbox"> It's <g-emoji alias="tada">🎉</g-emoji>...</li></ul>
Slack and Quill
  <p>“Hi” <ts-mention data-id="U1" contenteditable="false">@Anna</ts-mention>—it’s <code>x—y</code></p><p><br></p><ol><li data-list="bullet"><span class="ql-ui" contenteditable="false"></span>one…</li></ol>
  <p>"Hi" <ts-mention data-id="U1" contenteditable="false">@Anna</ts-mention> - it's <code>x—y</code></p><p><br></p><ol><li data-list="bullet"><span class="ql-ui" contenteditable="false"></span>one...</li></ol>
ProseMirror
  <div style="white-space: break-spaces"><p>“a” <strong>b—</strong><em>c…</em><img class="ProseMirror-separator" alt=""><br class="ProseMirror-trailingBreak"></p><p><br class="ProseMirror-trailingBreak"></p></div>
  <div style="white-space: break-spaces"><p>"a" <strong>b - </strong><em>c...</em><img class="ProseMirror-separator" alt=""><br class="ProseMirror-trailingBreak"></p><p><br class="ProseMirror-trailingBreak"></p></div>
Lexical
  <p dir="ltr" style="white-space: pre-wrap"><span data-lexical-text="true">“One — </span><strong data-lexical-text="true">two…</strong><span data-lexical-text="true"> it’s</span><br></p>
  <p dir="ltr" style="white-space: pre-wrap"><span data-lexical-text="true">"One - </span><strong data-lexical-text="true">two...</strong><span data-lexical-text="true"> it's</span><br></p>
CKEditor
  <p>“a”&nbsp;<strong>b—c</strong><br data-cke-filler="true"></p><figure class="ck-widget image" contenteditable="false"><img src="data:," alt=""><figcaption contenteditable="true">d…</figcaption></figure><p>e…</p>
  <p>"a" <strong>b - c</strong><br data-cke-filler="true"></p><figure class="ck-widget image" contenteditable="false"><img src="data:," alt=""><figcaption contenteditable="true">d…</figcaption></figure><p>e...</p>
Word
  <p class="MsoNormal"><span lang="EN-GB">“One<o:p></o:p></span><span>&nbsp;</span><span style="mso-spacerun:yes">&nbsp;</span>two” <o:p>&nbsp;</o:p></p>
  <p class="MsoNormal"><span lang="EN-GB">"One<o:p></o:p></span><span> </span><span style="mso-spacerun:yes"> </span>two" <o:p>&nbsp;</o:p></p>
code that a class or the font marks
  <div class="ql-code-block-container"><div class="ql-code-block">a — “b”</div></div><p>It’s <span style="font-family: &quot;Fira Code&quot;, monospace">x—y</span>… <span class="inline-code">“c”</span></p><p class="zip-code-hint">d…</p>
  <div class="ql-code-block-container"><div class="ql-code-block">a — “b”</div></div><p>It's <span style="font-family: &quot;Fira Code&quot;, monospace">x—y</span>... <span class="inline-code">“c”</span></p><p class="zip-code-hint">d...</p>
mentions that can be edited
  <p>Hi <span class="mention" data-mention="@Pat O’Brien">@Pat O’Brien</span>—it’s <a class="gmail_plusreply">@D’Arcy</a> <b data-mention-id="1">@O’Neil</b>…</p>
  <p>Hi <span class="mention" data-mention="@Pat O’Brien">@Pat O’Brien</span> - it's <a class="gmail_plusreply">@D’Arcy</a> <b data-mention-id="1">@O’Neil</b>...</p>
mail that is answered
  <div>It’s done…</div><div class="moz-cite-prefix">On Monday, O’Brien wrote:</div><blockquote type="cite"><p>“old…”</p></blockquote><div class="yahoo_quoted">“old”</div>
  <div>It's done...</div><div class="moz-cite-prefix">On Monday, O’Brien wrote:</div><blockquote type="cite"><p>“old…”</p></blockquote><div class="yahoo_quoted">“old”</div>
`
  .split('\n')
  .slice(1, -1);

const decoded = (text: string) => text.replace(/\\n|\\u\w{4}/g, found => JSON.parse(`"${found}"`) as string);

export const shapes = Array.from({ length: lines.length / 3 }, (_, i): [string, string, string] => {
  const [name, html, cleaned] = lines.slice(3 * i, 3 * i + 3).map(decoded);
  return [name!, html!.slice(2), cleaned!.slice(2)];
});
