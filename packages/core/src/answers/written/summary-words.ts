/**
 * Words of which summaries are made, in lower case: at the start of a sentence, in German anywhere and in scripts without
 * capitals, they are no names although no source has them.
 */
export const SUMMARY_WORDS: ReadonlySet<string> = new Set(
  `add adds added addition additional adjusts allows applies both broadens calls caps changes changed clarifies clause
    clauses confirms corrects cuts defines definition deletes deleted delays different drops each either eliminates
    ends excludes expands extends extended extension fixes forbids gives grants halves higher imposes includes increase
    increases increased inserts inserted introduces keeps later lengthens less limits limited longer loosens lower
    lowers lowered makes most moves moved narrows new now obliges one other others permits postpones prohibits
    provides raises raised reduces reduced reduction refers removes removed removal renames renumbers replaces replaced
    requires requirement reduction restricts reverses rewords same sets shortens shorter shifts some specifies splits
    states strengthens strikes tightens transfers turns two updates updated weakens widens wording
    becomes became rises rose falls fell instead rather while whereas but also only after before until within
    änderung änderungen erhöhung senkung streichung verlängerung verkürzung ergänzung abschnitt absatz klausel text
    wortlaut statt neu neue neuer neues gestrichen geändert erhöht gesenkt verlängert verkürzt
    ajoute supprime augmente réduit remplace prolonge modifie clause
    añade elimina aumenta reduce sustituye amplía modifica cláusula
    adiciona remove aumenta reduz substitui prolonga altera cláusula
    добавляет добавлено удалено изменено увеличено уменьшено заменено
    dodano usunięto zmieniono zwiększono zmniejszono zastąpiono
    تغيير تغيرت تغير زيادة تخفيض حذف إضافة أصبح أصبحت بدلا زاد زادت
    बदलाव बदलकर बदला बढ़ाकर घटाकर जोड़ा हटाया बढ़ी घटी बजाय
    增加 减少 改为 变为 延长 缩短 提高 降低 删除 新增 修改 变更 更改 由 从 至 到 为
    変更 追加 削除 延長 短縮 増加 減少 引き上げ 引き下げ 置き換え`
    .trim()
    .split(/\s+/u),
);
