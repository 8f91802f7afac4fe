/**
 * Rich text as editors and people write it, and the same after cleaning: a name, the HTML of the field, and
 * the expected HTML. Escapes are those of JSON.
 */
const lines = String.raw`
text without elements
  “One — two…” it’s
  "One - two..." it's
line breaks
  “One”<br>two…<br><br>three—four
  "One"<br>two...<br><br>three - four
div per line, as Chromium writes
  “One”<div>two—three</div><div><br></div><div>four…</div>
  "One"<div>two - three</div><div><br></div><div>four...</div>
empty blocks
  <p><br></p><p>It’s</p><p>&nbsp;</p><p></p><p>last…</p>
  <p><br></p><p>It's</p><p>&nbsp;</p><p></p><p>last...</p>
indented source
  \n  <p>“One —\n     two”   <b>\n three…</b> <i> four’s</i>\n  </p>\n
  \n  <p>"One -\n     two"   <b>\n three...</b> <i> four's</i>\n  </p>\n
marks at the end of a quotation
  <p>“<b>never</b>” — not “<i>ever</i>…”</p>
  <p>"<b>never</b>" - not "<i>ever</i>..."</p>
nested marks
  <p><b>“<i>a—<u>b…</u></i>”</b><s>’</s></p>
  <p><b>"<i>a - <u>b...</u></i>"</b><s>'</s></p>
dash between two marks
  <p><b>one</b>—<i>two</i> — <u>three</u></p>
  <p><b>one</b> - <i>two</i> - <u>three</u></p>
spaces in elements of their own
  <p><b>one—</b><span> </span><i>“two”</i> <u>…</u></p>
  <p><b>one -</b><span> </span><i>"two"</i> <u>...</u></p>
adjacent glyphs in several elements
  <p><b>…</b><i>…</i>—<u>“”</u>…—x</p>
  <p><b>...</b><i>...</i>-<u>""</u>... - x</p>
link
  <p>see <a href="#x">the “Title”</a>—and <a href="#y">it’s</a>…</p>
  <p>see <a href="#x">the "Title"</a> - and <a href="#y">it's</a>...</p>
code between words
  <p>in <code>x—y</code> and <code>c</code> — done…</p>
  <p>in <code>x—y</code> and <code>c</code> - done...</p>
code at the start
  <p><code>a</code> — “b”<kbd>Ctrl…</kbd>—c</p>
  <p><code>a</code> - "b"<kbd>Ctrl…</kbd> - c</p>
preformatted block
  <p>“Before”</p><pre>a — “b”\n  c…</pre><p>after…</p>
  <p>"Before"</p><pre>a — “b”\n  c…</pre><p>after...</p>
images
  <p>word — <img alt="“x”" src="data:,"> — word<img src="data:,">—x</p>
  <p>word - <img alt="“x”" src="data:,"> - word<img src="data:,"> - x</p>
emoji as images
  <p>It’s <img class="emoji" alt="😀" src="data:,"> “fine” <img class="emoji" alt="😀" src="data:,"></p>
  <p>It's <img class="emoji" alt="😀" src="data:,"> "fine" <img class="emoji" alt="😀" src="data:,"></p>
mentions
  <p>Hi <span contenteditable="false">@Anna’s</span>&nbsp;it’s <span contenteditable="false">@B</span> — ok</p>
  <p>Hi <span contenteditable="false">@Anna’s</span> it's <span contenteditable="false">@B</span> - ok</p>
inline blocks
  <p>“x” <span style="display: inline-block">“y” …</span> — z</p>
  <p>"x" <span style="display: inline-block">"y" ...</span> - z</p>
check boxes
  <ul><li><input type="checkbox"> “todo”…</li><li><input type="checkbox" checked="">&nbsp;it’s</li></ul>
  <ul><li><input type="checkbox"> "todo"...</li><li><input type="checkbox" checked=""> it's</li></ul>
nested list
  <ul><li>“One”</li><li>two<b>—three</b><ol><li>“deep…”</li></ol></li></ul>
  <ul><li>"One"</li><li>two<b> - three</b><ol><li>"deep..."</li></ol></li></ul>
table
  <table><tbody><tr><td>“a”</td><td>b—c</td></tr><tr><td><b>d…</b></td><td></td></tr></tbody></table>
  <table><tbody><tr><td>"a"</td><td>b - c</td></tr><tr><td><b>d...</b></td><td></td></tr></tbody></table>
quotation and headings
  <h2>It’s</h2><blockquote>“a” <br>— b…</blockquote><hr><h3>c—d</h3>
  <h2>It's</h2><blockquote>"a" <br>— b...</blockquote><hr><h3>c - d</h3>
hidden text
  <p>a…<span style="display: none">“b”</span>—c</p>
  <p>a...<span style="display: none">“b”</span> - c</p>
comments of the source
  <p>a…<!-- “x” --> “b” — c</p>
  <p>a...<!-- “x” --> "b" - c</p>
no-break space between number and unit
  <p>10&nbsp;km—20&nbsp;km “x”</p>
  <p>10 km - 20 km "x"</p>
no-break spaces at the edges of marks
  <p><b>bold&nbsp;</b>text’s and&nbsp;<i>more</i>&nbsp;—&nbsp;x</p>
  <p><b>bold </b>text's and <i>more</i> - x</p>
spaces as Chromium types them
  <p>One.&nbsp; Two. &nbsp;Three.&nbsp;&nbsp;Four</p>
  <p>One. Two. Three. Four</p>
space at the end of a line
  <p>It’s typing&nbsp;</p><p>“x” </p><p>&nbsp;lead…</p>
  <p>It's typing&nbsp;</p><p>"x" </p><p>&nbsp;lead...</p>
preserved spaces
  <div style="white-space: pre-wrap">  “One”  two…\n\n— three <b>four </b> <i>five</i>  \n</div>
  <div style="white-space: pre-wrap">  "One" two...\n\n— three <b>four</b> <i>five</i>  \n</div>
invisible characters
  <p><b>\u200b</b>“one”\u200b<i>\ufeff</i> so\u00adft…</p>
  <p><b>\u200b</b>"one"<i>\ufeff</i> soft...</p>
right to left
  <p dir="rtl">שלום — “עולם”… <b>\u200fאב\u200e</b></p>
  <p dir="rtl">שלום - "עולם"... <b>\u200fאב\u200e</b></p>
chat citation
  <p>Fact <i>one</i>【4†source】. It’s <b>two</b></p>
  <p>Fact <i>one</i>. It's <b>two</b></p>
Gmail
  <div dir="ltr">Hi “Anna”,<div><br></div><div>It’s <b>done</b>&nbsp;— see&nbsp;<a href="https://a.example/" target="_blank">this</a>…</div><div><br></div><div><span class="gmail_signature_prefix">-- </span><br><div dir="ltr" class="gmail_signature">A—B</div></div></div><br><div class="gmail_quote"><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex"><div>“old…”</div></blockquote></div>
  <div dir="ltr">Hi "Anna",<div><br></div><div>It's <b>done</b> - see <a href="https://a.example/" target="_blank">this</a>...</div><div><br></div><div><span class="gmail_signature_prefix">-- </span><br><div dir="ltr" class="gmail_signature">A - B</div></div></div><br><div class="gmail_quote"><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex"><div>“old…”</div></blockquote></div>
GitHub
  <p dir="auto">Fixes <a class="issue-link" href="#1">#1</a>—the <code class="notranslate">a—b</code> “case”.</p><ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" class="task-list-item-checkbox"> It’s <g-emoji alias="tada">🎉</g-emoji>…</li></ul>
  <p dir="auto">Fixes <a class="issue-link" href="#1">#1</a> - the <code class="notranslate">a—b</code> "case".</p><ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" class="task-list-item-checkbox"> It's <g-emoji alias="tada">🎉</g-emoji>...</li></ul>
Slack and Quill
  <p>“Hi” <ts-mention data-id="U1" contenteditable="false">@Anna</ts-mention>—it’s <code>x—y</code></p><p><br></p><ol><li data-list="bullet"><span class="ql-ui" contenteditable="false"></span>one…</li></ol>
  <p>"Hi" <ts-mention data-id="U1" contenteditable="false">@Anna</ts-mention> - it's <code>x—y</code></p><p><br></p><ol><li data-list="bullet"><span class="ql-ui" contenteditable="false"></span>one...</li></ol>
Quill embed
  <p>a—<span class="mention">\ufeff<span contenteditable="false">@B</span>\ufeff</span> “c”</p>
  <p>a - <span class="mention">\ufeff<span contenteditable="false">@B</span>\ufeff</span> "c"</p>
ProseMirror
  <div style="white-space: break-spaces"><p>“a” <strong>b—</strong><em>c…</em><img class="ProseMirror-separator" alt=""><br class="ProseMirror-trailingBreak"></p><p><br class="ProseMirror-trailingBreak"></p></div>
  <div style="white-space: break-spaces"><p>"a" <strong>b - </strong><em>c...</em><img class="ProseMirror-separator" alt=""><br class="ProseMirror-trailingBreak"></p><p><br class="ProseMirror-trailingBreak"></p></div>
Lexical
  <p dir="ltr" style="white-space: pre-wrap"><span data-lexical-text="true">“One — </span><strong data-lexical-text="true">two…</strong><span data-lexical-text="true"> it’s</span><br></p>
  <p dir="ltr" style="white-space: pre-wrap"><span data-lexical-text="true">"One - </span><strong data-lexical-text="true">two...</strong><span data-lexical-text="true"> it's</span><br></p>
Draft.js
  <div data-contents="true" style="white-space: pre-wrap"><div data-block="true" data-offset-key="a-0-0"><div data-offset-key="a-0-0" class="public-DraftStyleDefault-block"><span data-offset-key="a-0-0"><span data-text="true">“One — </span></span><span data-offset-key="a-0-1" style="font-weight: bold"><span data-text="true">two…</span></span></div></div></div>
  <div data-contents="true" style="white-space: pre-wrap"><div data-block="true" data-offset-key="a-0-0"><div data-offset-key="a-0-0" class="public-DraftStyleDefault-block"><span data-offset-key="a-0-0"><span data-text="true">"One - </span></span><span data-offset-key="a-0-1" style="font-weight: bold"><span data-text="true">two...</span></span></div></div></div>
Slate
  <div data-slate-node="element" style="white-space: pre-wrap"><span data-slate-node="text"><span data-slate-leaf="true"><span data-slate-string="true">“a—</span></span></span><span data-slate-inline="true" contenteditable="false">@B</span><span data-slate-node="text"><span data-slate-leaf="true"><span data-slate-zero-width="z">\ufeff<br></span></span></span></div>
  <div data-slate-node="element" style="white-space: pre-wrap"><span data-slate-node="text"><span data-slate-leaf="true"><span data-slate-string="true">"a - </span></span></span><span data-slate-inline="true" contenteditable="false">@B</span><span data-slate-node="text"><span data-slate-leaf="true"><span data-slate-zero-width="z">\ufeff<br></span></span></span></div>
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
mail that is answered in Outlook
  <div>It’s done…</div><div id="appendonsend"></div><hr><div id="divRplyFwdMsg" dir="ltr"><b>From:</b> O’Brien</div><div>“old…”</div>
  <div>It's done...</div><div id="appendonsend"></div><hr><div id="divRplyFwdMsg" dir="ltr"><b>From:</b> O’Brien</div><div>“old…”</div>
`
  .split('\n')
  .slice(1, -1);

const decoded = (text: string) => text.replace(/\\n|\\u\w{4}/g, found => JSON.parse(`"${found}"`) as string);

export const shapes = Array.from({ length: lines.length / 3 }, (_, i): [string, string, string] => {
  const [name, html, cleaned] = lines.slice(3 * i, 3 * i + 3).map(decoded);
  return [name!, html!.slice(2), cleaned!.slice(2)];
});
